"""``python -m basra.cli`` is ``basra``."""

from basra.cli.main import main

main()
