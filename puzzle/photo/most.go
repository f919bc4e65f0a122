package photo

// MostGrids is how many grids Read returns of a picture at most.
const MostGrids = maxGrids
