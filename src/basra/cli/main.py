"""The entrance: reads the arguments and runs a command."""

import os
import sys
from collections.abc import Sequence

import click

import basra
from basra.cli.admin import admin_group
from basra.cli.arena import arena_command
from basra.cli.bench import bench_command
from basra.cli.capture import capture_command
from basra.cli.serving import play_command, serve_command
from basra.cli.shuffle_test import shuffle_test_command
from basra.cli.speaking import SpeakingGroup, error_text, language_of, version_option
from basra.cli.verify import verify_command
from basra.languages import Texts, load

EXIT_FAILED = 1
EXIT_BAD_INPUT = 2

_GROUP_OPTIONS = ("-h", "--help", "--version", "--language")


def build(texts: Texts) -> SpeakingGroup:
    """Return the ``basra`` command in one language."""
    play = play_command(texts)

    @click.pass_context
    def play_unless_asked_otherwise(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            ctx.invoke(play)

    group = SpeakingGroup("basra", texts, params=[version_option("basra", basra.__version__, texts)],
                          callback=play_unless_asked_otherwise, invoke_without_command=True)
    for command in (play, serve_command(texts), capture_command(texts), verify_command(texts),
                    shuffle_test_command(texts), arena_command(texts), bench_command(texts),
                    admin_group(texts)):
        group.add_command(command)
    return group


def main(arguments: Sequence[str] | None = None) -> None:
    """Run ``basra`` and exit: 0 if all is well, 1 if it failed, 2 for bad input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    texts = load(language_of(words, os.environ), "cli")
    if words and words[0].startswith("-") and words[0].partition("=")[0] not in _GROUP_OPTIONS:
        words.insert(0, "play")
    try:
        sys.exit(build(texts).main(words, prog_name="basra", standalone_mode=False))
    except click.Abort:
        sys.exit(EXIT_FAILED)
    except click.UsageError as error:
        click.echo(f"basra: {error_text(error, texts)}", err=True)
        sys.exit(EXIT_BAD_INPUT)
    except click.ClickException as error:
        click.echo(f"basra: {error.format_message()}", err=True)
        sys.exit(EXIT_FAILED)
