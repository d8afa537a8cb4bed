"""Click in the user's language: its headings, its own options and its errors come from our texts."""

from collections.abc import Mapping, Sequence
from typing import Any

import click

from basra import hot
from basra.languages import LANGUAGES, Texts

_HELP_NAMES = ["-h", "--help"]


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language to speak: the one that ``--language`` asks for, else that of the environment.

    It must be known before the arguments are read, since help and errors are spoken in it too.
    """
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            value = value or next(iter(arguments[index + 1:]), "")
            return value if value in LANGUAGES else LANGUAGES[0]
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(variable):
            code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class BadInput(click.UsageError):
    """Something in the arguments cannot be read; the text is for the user."""


class Failure(click.ClickException):
    """A command cannot do its work; the text is for the user."""


class _Speaking(click.Command):
    """What our commands and the group of them share."""

    texts: Texts

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)),
                              prefix=self.texts("usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)
                   and (record := parameter.get_help_record(ctx))]
        with formatter.section(self.texts("options")):
            formatter.write_dl(records)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write nothing: our commands' texts say what their arguments are."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = self.texts("option-help")
        return option


class SpeakingCommand(_Speaking):
    """A command that speaks the user's language."""

    def __init__(self, name: str, texts: Texts, *, of: str = "", **attributes: Any) -> None:
        """Set it up; ``of`` is the group to which it belongs, unless that is the program itself."""
        self.texts = texts
        attributes["params"] = [*attributes.get("params", ()), _language_option(texts)]
        text = f"command-{of}-{name}" if of else f"command-{name}"
        super().__init__(name, help=texts(text), short_help=texts(f"{text}-short"),
                         options_metavar=texts("metavar-options"),
                         context_settings={"help_option_names": _HELP_NAMES}, **attributes)


class SpeakingGroup(_Speaking, click.Group):
    """A group of commands, which speaks the user's language."""

    def __init__(self, name: str, texts: Texts, **attributes: Any) -> None:
        self.texts = texts
        attributes["params"] = [*attributes.get("params", ()), _language_option(texts)]
        super().__init__(name, help=texts(f"command-{name}"), options_metavar=texts("metavar-options"),
                         subcommand_metavar=texts("metavar-command"),
                         context_settings={"help_option_names": _HELP_NAMES}, **attributes)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(self.texts("commands")):
            formatter.write_dl([(name, command.get_short_help_str(formatter.width))
                                for name, command in self.commands.items()])

    def get_short_help_str(self, _limit: int = 0) -> str:
        return self.texts(f"command-{self.name}-short")

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(self.commands)


def version_option(name: str, version: str, texts: Texts) -> click.Option:
    """Return the option that says which version it is."""
    def say_version(ctx: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
        if wanted:
            click.echo(texts(f"version-{hot.STATE}", version=f"{name} {version}"))
            ctx.exit()

    return click.Option(["--version"], is_flag=True, expose_value=False, is_eager=True,
                        help=texts("option-version"), callback=say_version)


def error_text(error: click.ClickException, texts: Texts) -> str:
    """Return one line that says what is wrong with the arguments."""
    match error:
        case BadInput():
            return error.message
        case click.NoSuchOption():
            return texts("error-no-such-option", option=error.option_name)
        case click.MissingParameter():
            return texts("error-missing", name=_name_of(error))
        case click.BadOptionUsage():
            return texts("error-option-value", option=error.option_name)
        case click.BadParameter():
            return _bad_value(error, texts)
        case click.UsageError() if error.ctx and isinstance(error.ctx.command, click.Group):
            return texts("error-no-such-command", commands=", ".join(error.ctx.command.commands))
        case click.UsageError():
            return texts("error-too-many")
    return error.format_message()


def _bad_value(error: click.BadParameter, texts: Texts) -> str:
    """Return what is wrong with a value, and what is allowed."""
    name, kind = _name_of(error), error.param.type if error.param else None
    if isinstance(kind, click.Choice):
        return texts("error-choice", name=name, choices=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange):
        return texts("error-number", name=name, least=str(kind.min), most=str(kind.max))
    return texts("error-folder", name=name)


def _name_of(error: click.BadParameter) -> str:
    if error.param is None:
        return str(error.param_hint or "")
    return error.param.opts[0] if isinstance(error.param, click.Option) else str(error.param.metavar)


def _language_option(texts: Texts) -> click.Option:
    return click.Option(["--language"], type=click.Choice(LANGUAGES), expose_value=False,
                        help=texts("option-language"))
