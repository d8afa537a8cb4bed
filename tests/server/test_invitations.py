"""Invitations, joining and pairing, on a real server."""

import json
import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from basra.server.storage.invitations import MOST_OPEN
from basra.verify import verify

from .harness import Guest, Server, running
from .online import (
    ONE_DEAL,
    Json,
    ask_to_join,
    deal_fairly,
    guests,
    invite,
    join,
    meet,
    pair,
    person_of,
    play,
    play_to_the_end,
    resign,
)

LONG_AGO = "2026-01-01T00:00:00.000+00:00"


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_two_devices_meet_by_a_link_and_play_a_proven_match_to_its_end(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        invitation = invite(host, rules=ONE_DEAL, clock="quick", name="Samira")
        code = invitation["code"]
        assert re.fullmatch("[2-9a-hjkmnp-z]{12}", code)
        assert (invitation["is_mine"], invitation["match"]) == (True, None)
        # The friend types it as it was read to it.
        typed = f"{code[:4]}-{code[4:8]}-{code[8:]}".upper()
        seen = friend.http.get(f"/api/invitations/{typed}").json()
        assert seen == invitation | {"is_mine": False}
        summary = join(friend, code, name="عمر")
        match, seat = summary["match"], summary["seat"]
        assert (summary["is_online"], summary["is_rated"], summary["is_shared"]) == (True, False, False)
        assert host.http.get(f"/api/invitations/{code}").json()["match"] == match
        names = [player["name"] for player in summary["players"]]
        assert (names[seat], names[1 - seat]) == ("عمر", "Samira")
        assert host.view(match)["seat"] == 1 - seat
        assert host.view(match)["stage"] == "commit"
        seated = (host, friend) if seat == 1 else (friend, host)
        deal_fairly(match, seated)
        assert play_to_the_end(match, seated)["proven"]
        proofs = [guest.http.get(f"/api/matches/{match}/proof").content for guest in seated]
        assert proofs[0] == proofs[1]
        assert all(claim.holds for claim in verify(proofs[0]))
        (banks,) = server.rows("SELECT bank_0, bank_1, clock, length(watch) FROM matches WHERE id = ?", match)
        assert banks == (60_000, 60_000, "quick", 22)


def test_seats_are_drawn_by_lot(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        drawn = {join(friend, invite(host)["code"])["seat"] for _ in range(30)}
    assert drawn == {0, 1}


def test_r12_of_two_who_join_at_once_one_sits_down(server: Server) -> None:
    with guests(server, 7) as (host, *friends), ThreadPoolExecutor(6) as pool:
        code = invite(host, rules=ONE_DEAL)["code"]
        answers = list(pool.map(lambda friend: ask_to_join(friend, code), friends))
        winners = [friend for friend, answer in zip(friends, answers, strict=True)
                   if answer.status_code == 201]
        assert len(winners) == 1
        losers = [answer for answer in answers if answer.status_code != 201]
        assert {error(answer) for answer in losers} == {(409, "taken")}
        assert all("set-cookie" not in answer.headers for answer in losers)
        assert server.rows("SELECT count(*) FROM matches WHERE invitation = ?", code) == [(1,)]
        # The one who has joined may ask again, and nobody else learns which match it is.
        match = host.http.get(f"/api/invitations/{code}").json()["match"]
        assert join(winners[0], code)["match"] == match
        with Guest(server) as late:
            assert error(late.http.get(f"/api/invitations/{code}")) == (404, "no-invitation")
            assert error(ask_to_join(late, code)) == (409, "taken")


def test_nobody_joins_an_invitation_of_its_own(server: Server) -> None:
    with Guest(server) as host:
        code = invite(host)["code"]
        assert error(ask_to_join(host, code)) == (409, "own-invitation")
        assert server.rows("SELECT 1 FROM matches WHERE invitation = ?", code) == []


@pytest.mark.parametrize("code", ["nothing", "2" * 12, "0" * 12, "%00" * 12, "x" * 4000, "٣" * 12])
def test_r17_a_wrong_code_leads_nowhere_and_changes_nothing(server: Server, code: str) -> None:
    with guests(server, 2) as (host, stranger):
        invite(host)
        before = server.rows("SELECT * FROM invitations"), server.contents()
        for answer in (stranger.http.get(f"/api/invitations/{code}"), ask_to_join(stranger, code),
                       stranger.http.delete(f"/api/invitations/{code}")):
            assert answer.status_code == 404
            assert "set-cookie" not in answer.headers
        assert (server.rows("SELECT * FROM invitations"), server.contents()) == before


def test_an_invitation_is_withdrawn_by_its_host_alone(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        code, other = invite(host)["code"], invite(host)["code"]
        assert error(friend.http.delete(f"/api/invitations/{code}")) == (404, "no-invitation")
        assert host.http.delete(f"/api/invitations/{code}").status_code == 204
        assert error(ask_to_join(friend, code)) == (404, "no-invitation")
        join(friend, other)
        assert error(host.http.delete(f"/api/invitations/{other}")) == (409, "taken")


def test_an_invitation_is_gone_after_seven_days_and_its_row_at_the_next_one(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        code = invite(host)["code"]
        server.change("UPDATE invitations SET time = ? WHERE code = ?", LONG_AGO, code)
        assert error(friend.http.get(f"/api/invitations/{code}")) == (404, "no-invitation")
        assert error(ask_to_join(friend, code)) == (404, "no-invitation")
        invite(friend)
        assert server.rows("SELECT 1 FROM invitations WHERE code = ?", code) == []


def test_one_person_has_a_bounded_number_of_open_invitations(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        taken = invite(host)["code"]
        join(friend, taken)
        codes = [invite(host)["code"] for _ in range(MOST_OPEN + 2)]
        kept = {code for code, in server.rows("SELECT code FROM invitations WHERE person = ?",
                                              person_of(host))}
        assert kept == {taken, *codes[2:]}


def test_two_who_wish_for_the_same_table_are_paired(server: Server) -> None:
    wishes = {"rules": ONE_DEAL, "clock": "quick", "is_rated": True}
    with guests(server, 5) as (first, second, other_clock, other_rules, unrated):
        waiting = pair(first, name="First", **wishes)
        assert (waiting["match"], waiting["is_listed"]) == (None, True)
        assert pair(first, **wishes)["code"] == waiting["code"]
        for guest, difference in ((other_clock, {"clock": "relaxed"}), (unrated, {"is_rated": False}),
                                  (other_rules, {"rules": ONE_DEAL | {"target": 2}})):
            assert pair(guest, **wishes | difference)["match"] is None
        joined = pair(second, **wishes)
        assert (joined["code"], joined["is_mine"]) == (waiting["code"], False)
        assert {first.view(joined["match"])["seat"], second.view(joined["match"])["seat"]} == {0, 1}
        assert pair(first, **wishes)["match"] is None  # it waits for the next one
        public = server.rows("SELECT name FROM people WHERE person IN (?, ?) ORDER BY name",
                             person_of(first), person_of(second))
        assert public == [("",), ("First",)]


def test_who_is_not_there_is_not_paired_but_its_link_works(server: Server) -> None:
    with guests(server, 3) as (host, second, third):
        waiting = pair(host, clock="quick", rules=ONE_DEAL | {"target": 77})
        server.change("UPDATE invitations SET seen = ? WHERE code = ?", LONG_AGO, waiting["code"])
        assert pair(second, clock="quick", rules=ONE_DEAL | {"target": 77})["match"] is None
        assert join(third, waiting["code"])["is_online"]


def assert_all_are_paired(people: list[Guest], target: int) -> None:
    """Let people wish for the same table at once: each comes to one match, with one other."""
    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(lambda guest: pair(guest, rules=ONE_DEAL | {"target": target}), people))
    found = [[match["match"] for match in guest.http.get("/api/matches").json()["matches"]
              if match["rules"]["target"] == target] for guest in people]
    assert [len(matches) for matches in found] == [1] * len(people)
    assert sorted(Counter(match for match, in found).values()) == [2] * (len(people) // 2)


def test_r12_many_who_wish_for_the_same_table_at_once_come_to_matches_of_two(server: Server) -> None:
    with guests(server, 8) as people:
        assert_all_are_paired(people, 99)


def test_r12_two_nodes_pair_and_join_as_one_would(database_url: str, tmp_path: Path) -> None:
    """Also on PostgreSQL, and without a bell: what decides stands in the database."""
    with running(tmp_path / "a", "--database", database_url) as one, \
            running(tmp_path / "b", "--database", database_url) as other, \
            guests(one, 4) as here, guests(other, 4) as there:
        everybody = [*here, *there]
        assert_all_are_paired(everybody, 99)
        host, *friends = everybody
        code = invite(host)["code"]
        with ThreadPoolExecutor(7) as pool:
            answers = list(pool.map(lambda friend: ask_to_join(friend, code).status_code, friends))
        assert sorted(answers) == [201, *[409] * 6]
        # And what is deleted at one node is gone at the other, whose player is told.
        match, (first, second) = meet(here[1], there[1])
        with second.sit(match) as sitting:
            assert first.http.get("/api/me/export").json()["matches"]
            assert first.http.delete("/api/me").status_code == 204
            with suppress(ConnectionClosed):  # the other node may have told it by itself
                sitting.socket.send(json.dumps({"frame": "resign", "key": "resigning", "seq": 1}))
            assert sitting.close_code() == 4404
        assert second.http.get(f"/api/matches/{match}").status_code == 404


def test_who_sits_down_no_longer_waits_in_the_lobby(server: Server) -> None:
    with guests(server, 3) as (host, friend, late):
        waiting = pair(friend, rules=ONE_DEAL | {"target": 55})
        kept = invite(friend)
        meet(host, friend)
        assert error(ask_to_join(late, waiting["code"])) == (404, "no-invitation")
        assert join(late, kept["code"])


def test_people_who_do_not_want_to_meet_do_not(server: Server) -> None:
    rules = ONE_DEAL | {"target": 66}
    with guests(server, 2) as (host, friend):
        link, waiting = invite(host, rules=rules), pair(host, rules=rules)
        pair(friend)
        server.change("INSERT INTO blocks VALUES (?, ?)", person_of(host), person_of(friend))
        for code in (link["code"], waiting["code"]):
            assert error(friend.http.get(f"/api/invitations/{code}")) == (404, "no-invitation")
            assert error(ask_to_join(friend, code)) == (404, "no-invitation")
        mine = pair(friend, rules=rules)
        assert mine["match"] is None
        assert error(ask_to_join(host, mine["code"])) == (404, "no-invitation")


def test_r21_names_of_both_are_plain_text(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        invitation = invite(host, name=" <b>\u202ea ")
        assert invitation["name"] == "<b>a"
        names = [player["name"] for player in join(friend, invitation["code"], name="\u2067b\n")["players"]]
        assert sorted(names) == ["<b>a", "b"]
        for body in ({"name": "x" * 41}, {"name": None}, {"name": ["x"]}, {"seat": 0}):
            assert friend.http.post("/api/invitations", json=body).status_code == 422
            assert ask_to_join(friend, invitation["code"], **body).status_code == 422


def test_nobody_is_helped_during_a_match_of_two_devices(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        match, seated = meet(host, friend, rules=ONE_DEAL | {"target": 200})
        deal_fairly(match, seated)
        while (view := seated[0].view(match))["deal"] == 1:
            play(seated[view["turn"]], match)
        path = f"/api/matches/{match}"
        for guest in seated:
            assert error(guest.http.get(f"{path}/deals/1")) == (409, "match-not-over")
            assert error(guest.http.post(f"{path}/deals/1/again", json={})) == (409, "match-not-over")
            assert guest.http.get(f"{path}/hint").json()["code"] == "no-hints"
        resign(host, match)
        for guest in seated:
            assert guest.http.post(f"{path}/deals/1/again", json={"level": "greedy"}).status_code == 201


def test_an_invitation_whose_match_was_deleted_is_gone_with_it(server: Server) -> None:
    with guests(server, 3) as (host, friend, stranger):
        code = invite(host, rules=ONE_DEAL, is_listed=True)["code"]
        join(friend, code)
        assert friend.http.delete("/api/me").status_code == 204
        assert error(ask_to_join(stranger, code)) == (404, "no-invitation")
        assert host.http.get(f"/api/invitations/{code}").status_code == 404
        assert code not in host.http.get("/api/lobby").text
        # It does not stand in the way of a new one.
        assert pair(host, rules=ONE_DEAL)["code"] != code


def _ask_under(key: str, guest: Guest, path: str, **wishes: Any) -> Json:
    answer = guest.http.post(path, json=wishes, headers={"Idempotency-Key": key})
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


def test_r06_an_invitation_that_is_asked_for_twice_under_a_key_is_opened_once(server: Server) -> None:
    with guests(server, 2) as (host, other):
        for guest in (host, other):
            invite(guest)  # so that both are known
        with ThreadPoolExecutor(4) as pool:
            found = {told["code"] for told in pool.map(
                lambda _: _ask_under("key-of-host", host, "/api/invitations"), range(4))}
        code, = found
        assert len(server.rows("SELECT 1 FROM invitations WHERE person = ?", person_of(host))) == 2
        assert _ask_under("key-of-host", other, "/api/invitations")["code"] != code
        match = join(other, code)["match"]
        assert _ask_under("key-of-host", host, "/api/invitations")["match"] == match
        withdrawn = _ask_under("key-of-more", host, "/api/invitations")["code"]
        assert host.http.delete(f"/api/invitations/{withdrawn}").status_code == 204
        assert _ask_under("key-of-more", host, "/api/invitations")["code"] != withdrawn
        refused = host.http.post("/api/invitations", json={}, headers={"Idempotency-Key": "x"})
        assert refused.status_code == 422


def test_r06_a_pairing_whose_answer_was_lost_leads_to_no_second_table(server: Server) -> None:
    rules = ONE_DEAL | {"target": 91}
    with guests(server, 4) as (host, friend, late, later):
        waits = pair(host, rules=rules)["code"]
        invite(friend)  # so that it is known
        with ThreadPoolExecutor(4) as pool:
            joined = {(told["code"], told["match"]) for told in pool.map(
                lambda _: _ask_under("key-of-friend", friend, "/api/pairings", rules=rules), range(4))}
        (code, match), = joined
        assert code == waits
        # Somebody else waits meanwhile: who asks again for the lost answer does not take that place.
        second = pair(late, rules=rules)
        assert _ask_under("key-of-friend", friend, "/api/pairings", rules=rules)["match"] == match
        assert late.http.get(f"/api/invitations/{second['code']}").json()["match"] is None
        # And who waits, asks again under another key, and is joined before it hears that.
        assert _ask_under("key-of-late", late, "/api/pairings", rules=rules)["code"] == second["code"]
        taken = pair(later, rules=rules)["match"]
        assert _ask_under("key-of-late", late, "/api/pairings", rules=rules)["match"] == taken
        assert len(server.rows("SELECT 1 FROM seats WHERE device = ?", person_of(late))) == 1
        person = person_of(friend)
        assert server.rows("SELECT 1 FROM asked WHERE person = ?", person)
        assert friend.http.delete("/api/me").status_code == 204
        assert not server.rows("SELECT 1 FROM asked WHERE person = ?", person)
