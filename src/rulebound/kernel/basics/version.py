"""The version of Rulebound, which records name."""

VERSION = "0.1.0"
