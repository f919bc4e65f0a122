"""Stands in for the module with which Orca speaks: it writes down what would be spoken.

Each line of the file SPOKEN is the time and the words, or the time alone where Orca drops what it
was saying.
"""
import os
import re
import time


class Any:
    """Has every name, as itself."""

    def __getattr__(self, name):
        return name.lower()


PunctuationMode = CallbackType = Priority = DataMode = Any()


class SSIPCommunicationError(Exception):
    pass


class SSIPCommandError(Exception):
    pass


class SSIPClient:
    def __init__(self, *args, **kwargs):
        self.file = open(os.environ["SPOKEN"], "a", buffering=1, encoding="utf-8")

    def write(self, words=""):
        self.file.write(f"{time.time():.4f} {words}\n")

    def speak(self, text, *args, **kwargs):
        self.write(re.sub("<[^>]*>", "", text).strip())  # without its marks

    def char(self, text):
        self.speak(text)

    def key(self, text):
        self.speak(text)

    def cancel(self, *args):
        self.write()

    stop = cancel

    def list_output_modules(self):
        return ["file"]

    def list_synthesis_voices(self, *args):
        return [("file", "en", "none")]

    def get_language(self, *args):
        return "en"

    def get_rate(self, *args):
        return 0

    get_pitch = get_volume = get_rate

    def __getattr__(self, name):
        return lambda *args, **kwargs: None
