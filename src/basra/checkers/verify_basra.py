"""Check the proof of a match of Egyptian Basra, dealt by basra-fair/1: python verify_basra.py [--json] FILE

Prints one line a claim. Exit status 0: every claim holds; 1: one does not; 2: nothing was checked. Needs only
Python 3.11; shares no code with the program that dealt. "Step n" is in protocol.md, "rule n" in rules.md.
"""

import hashlib
import hmac
import json
import re
import sys
from itertools import combinations, count

VERDICTS = {True: "The proof holds.", False: "The proof does not hold. What comes after was not checked."}
TEXTS = {
    "form": "{lines} lines, each a link of the chain {chain}",
    "promise": "all 64 deals were fixed beforehand; the fingerprint is {fingerprint}",
    "values": "{0}proven: {0}every person at the table contributed to the shuffle",
    "deal": "dealt from the promised secret, 48 legal plays, {0} : {1}", "result": "{0} : {1}, winner: {2}",
    "stopped": "dealt from the promised secret, {0} legal plays, then broken off",
    "too large": "a proof has at most {most} bytes", "malformed": "the header or commitments are malformed",
    "not canonical": "line {line} is not an object in canonical JSON and UTF-8",
    "chain": "the file is cut short or changed: its last line is not the head of the chain",
    "not fair": "a {kind} match: nothing is claimed about its dealing",
    "line": "line {line} is {found}, but should be {wanted}",
    "out of turn": "line {line}: each person commits to 32 bytes once, then reveals them once",
    "broken word": "the value of seat {seat} is missing, or not the one that was committed to",
    "broken promise": "the secret of the deal is missing, or not the one that was committed to",
    "illegal": "line {line} is not a legal play of seat {seat}: {found}",
    "not over": "the match is not over, or goes on after its end: {0} : {1}",
}
PROTOCOL, MOST_BYTES, DEALS = b"basra-fair/1", 1 << 20, 64
CARDS = [rank + suit for rank in [*"A23456789", "10", *"JQK"] for suit in "CDHS"]
VALUE = {card: number // 4 + 1 for number, card in enumerate(CARDS)}  # 1 to 10; 11 to 13 for J, Q, K
KOMI, SWEEPERS = "7D", ["JC", "JD", "JH", "JS", "7D"]
POINTS, STRING = "(?:1?[0-9]{1,2}|200)", r'"(?:[^"\\]|\\.)*"'
PLAYER = rf'\{{"kind":"(?:person|computer)","name":{STRING}\}}'
PROMISE = re.compile(  # the first two lines; that they are canonical JSON is known
    rf'\{{"deals":64,"event":"match","match":"[0-9a-f]{{32}}","players":\[{PLAYER},{PLAYER}\],'
    rf'"rules":\{{"basra_points":{POINTS},'
    r'"card_points":\[(?:\["(?:[A2-9JQK]|10)[CDHS]",(?:[1-4]?[0-9]|50)\],?)*\],'
    rf'"jack_basra_points":{POINTS},"komi_basra":"(?:any-value|ten-or-less|single)","majority_points":{POINTS},'
    r'"opening":"(?:replace|as-dealt)","preset":"egyptian(?:-v2)?","target":(?:[1-9][0-9]{0,2}|1000),'
    rf'"tied_majority":"(?:nobody|carry)"\}},"software":{STRING},"time":{STRING},"version":"basra-fair/1"\}}\n'
    r'\{"commitments":\[(?:"[0-9a-f]{64}",?){64}\],"event":"commitments"\}')

class Wrong(Exception): ...  # noqa: N818  # a finding

def require(condition, text, *numbers, **values):
    if not condition:
        raise Wrong(TEXTS[text].format(*numbers, **values))

# Steps 2 to 7: from a secret to the deck.
def mac(key, message):
    return hmac.new(key, PROTOCOL + message, hashlib.sha256).digest()

def dealing(match_id, index, secret, values):
    """Return C_i, D_i, the first dealer that D_i draws, and the deck as numbers 0-51, top first."""
    place = match_id + index.to_bytes(4, "big")
    key = mac(secret, b"/deal\0" + place + values)
    stream = (byte for block in count() for byte in mac(key, b"/stream\0" + block.to_bytes(4, "big")))
    deck = list(range(52))
    for m in range(52, 1, -1):
        pick = next(byte for byte in stream if byte < 256 - 256 % m) % m
        deck[m - 1], deck[pick] = deck[pick], deck[m - 1]
    commitment = hashlib.sha256(PROTOCOL + b"/server\0" + place + secret).digest()
    return commitment, key, mac(key, b"/seat-draw\0")[0] & 1, deck

# Rules 5 to 9: what a card takes, and whether that is a basra.
def fills(values, rooms):
    """Return whether values fill rooms of the given sizes exactly."""
    return not values or any(
        room >= values[0] and room not in rooms[:i]
        and fills(values[1:], [*rooms[:i], room - values[0], *rooms[i + 1:]]) for i, room in enumerate(rooms))

def largest_sums(cards, target, points):
    """Return the largest sets of cards that divide into groups with that sum; of like ones the first."""
    for size in range(len(cards), 0, -1):
        found = {}
        for chosen in combinations(sorted(cards, key=CARDS.index), size):
            values = sorted(map(VALUE.get, chosen), reverse=True)
            if sum(values) % target == 0 and fills(values, [target] * (sum(values) // target)):
                found.setdefault(tuple(sorted((VALUE[c], points.get(c, 0)) for c in chosen)), chosen)
        if found:
            return list(found.values())
    return [()]

def captures(card, floor, points):
    """Return each largest capture of a card, in floor order."""
    if card in SWEEPERS:
        return [floor]
    taken = [c for c in floor if VALUE[c] == VALUE[card] or c == KOMI]
    below = [c for c in floor if VALUE[c] < VALUE[card] and c != KOMI]
    sums = largest_sums(below, VALUE[card], points) if VALUE[card] <= 10 else [()]
    return [[c for c in floor if c in taken or c in group] for group in sums]

def basra(card, floor, captured, komi_basra):
    """Return "basra", "jack-basra" or None."""
    if not floor or captured != floor:
        return None
    if floor == [KOMI] or card not in SWEEPERS:
        return "basra"
    lone_jack = len(floor) == 1 and floor[0] in SWEEPERS
    if card != KOMI:
        return "jack-basra" if lone_jack else None
    if komi_basra == "ten-or-less":
        return "basra" if sum(map(VALUE.get, floor)) <= 10 else None
    ranks = CARDS[::4] if len(floor) == 1 or komi_basra != "single" else []
    as_match = any(captures(c, floor, {})[0] == floor for c in ranks if c not in SWEEPERS)
    return "jack-basra" if lone_jack else "basra" if as_match else None

# The file, claim by claim.
def canonical(data):
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

def is_hex(digits):
    return isinstance(digits, str) and re.fullmatch("[0-9a-f]{64}", digits) is not None

class Proof:
    """A proof file, how far it is checked, and the state of the match there."""
    at, totals, carried, deals, dealer, winner, stopped = 0, (0, 0), 0, 0, None, None, False

    def steps(self, data):
        """Yield the name of each claim, and the function that checks it and returns what it is about."""
        yield "form", lambda: self.form(data)
        yield "promise", self.promise
        yield "values", self.seat_values
        while not self.is_over() and self.events[self.at].get("event") == "deal":
            yield f"deal {self.deals + 1}", self.deal
        yield "result", self.result

    def expect(self, **event):
        """Take the next event, which must be exactly this one: its text is compared."""
        found, wanted, self.at = self.lines[self.at], canonical(event), self.at + 1
        require(found == wanted, "line", line=self.at, found=ascii(found[:300]), wanted=ascii(wanted[:300]))

    def form(self, data):
        self.lines, self.events, heads = [], [], [b""]
        require(len(data) <= MOST_BYTES, "too large", most=MOST_BYTES)
        *raw, rest = data.split(b"\n")
        for line in raw:
            try:
                self.lines.append(line.decode())
                self.events.append(json.loads(self.lines[-1]))
                is_sound = isinstance(self.events[-1], dict) and canonical(self.events[-1]) == self.lines[-1]
            except (ValueError, RecursionError):
                is_sound = False
            require(is_sound, "not canonical", line=len(self.lines))
            heads.append(hashlib.sha256(heads[-1] + line).digest())
        require(raw and not rest and self.events[-1] == {"chain": heads[-2].hex()}, "chain")
        return TEXTS["form"].format(lines=len(raw) - 1, chain=heads[-2].hex()[:16])

    def promise(self):  # steps 1 and 2
        kind = re.search('"version":"basra-(practice|daily)/1"}$', self.lines[0])
        require(not kind, "not fair", kind=kind and kind[1])
        require(PROMISE.fullmatch("\n".join(self.lines[:2])), "malformed")
        header, self.promised, self.at = self.events[0], self.events[1]["commitments"], 2
        self.match_id, self.rules = bytes.fromhex(header["match"]), header["rules"]
        self.points, self.target = dict(self.rules["card_points"]), self.rules["target"]
        in_order = [[card, self.points[card]] for card in CARDS if self.points.get(card)]
        is_winnable = self.rules["majority_points"] + self.rules["basra_points"] > 0
        require(self.rules["card_points"] == in_order and is_winnable, "malformed")
        self.people = [seat for seat in (0, 1) if header["players"][seat]["kind"] == "person"]
        self.root = hashlib.sha256("\n".join([*self.promised, self.lines[0]]).encode()).digest()
        return TEXTS["promise"].format(fingerprint=self.root[:8].hex(" ", 2))

    def seat_values(self):  # steps 3 and 4
        said, values = {}, {}
        fields = {"seat-commit": ("commitment", said), "seat-reveal": ("value", values)}
        while (event := self.events[self.at]).get("event") in [*fields]:
            field, found = fields[event["event"]]
            seat = next((s for s in self.people if s == event.get("seat") and s not in found), None)
            in_turn = seat is not None and (len(said) == len(self.people) if found is values else not values)
            require(in_turn and is_hex(event.get(field)), "out of turn", line=self.at + 1)
            self.expect(event=event["event"], seat=seat, **{field: event[field]})
            found[seat] = bytes.fromhex(event[field])
        stops = sorted(values) != self.people and self.stops(None, counts=len(said) == len(self.people))
        for seat in sorted(values if stops else {*said, *values}):
            word = PROTOCOL + b"/seat\0" + self.match_id + bytes([seat]) + self.root + values.get(seat, b"")
            require(hashlib.sha256(word).digest() == said.get(seat), "broken word", seat=seat)
        self.values = values.get(0, b"") + values.get(1, b"")
        return TEXTS["values"].format("" if self.people and self.people == sorted(values) else "not ")

    def deal(self):
        """Steps 5 to 8 and rules 2 to 10, from the first card to the score."""
        digits = next((event["secret"] for event in self.events[self.at:] if "secret" in event), None)
        secret = bytes.fromhex(digits) if is_hex(digits) else b""
        commitment, _, drawn, deck = dealing(self.match_id, self.deals, secret, self.values)
        require(commitment.hex() == self.promised[self.deals], "broken promise")
        self.dealer = drawn if self.dealer is None else 1 - self.dealer
        self.deals, self.taker, self.deck = self.deals + 1, None, [CARDS[number] for number in deck]
        self.piles, self.basras = [[], []], {"basra": [0, 0], "jack-basra": [0, 0], None: [0, 0]}
        stock, order = list(range(12, 52)), 2 * self.dealer - 1  # the non-dealer's cards come first
        self.hands, self.floor, replaced = [[0, 1, 2, 3], [4, 5, 6, 7]][::order], [], []
        for position in range(8, 12):
            while self.rules["opening"] == "replace" and self.deck[position] in SWEEPERS:
                replaced.append(self.deck[position])
                stock.append(position)
                position = stock.pop(0)
            self.floor.append(self.deck[position])
        self.expect(event="deal", deal=self.deals, dealer=self.dealer, floor=self.floor, replaced=replaced,
                    hands=self.hands)
        for number in range(1, 7):
            if number > 1:
                self.hands, stock = [stock[:4], stock[4:8]][::order], stock[8:]
                self.expect(event="round", round=number, hands=self.hands)
            for turn in range(8):
                if self.stops(digits, counts=True):
                    return TEXTS["stopped"].format(8 * number - 8 + turn)
                self.play((1 - self.dealer + turn) % 2)
        leftovers = [] if self.taker is None else self.floor
        self.piles[self.taker or 0] += leftovers
        scores = self.score()
        self.expect(event="deal-end", deal=self.deals, leftovers=leftovers, taker=self.taker, scores=scores,
                    carried=self.carried, totals=self.totals, secret=digits)
        return TEXTS["deal"].format(*(side["total"] for side in scores))

    def play(self, seat):  # rules 4 to 9
        if self.events[self.at].get("event") == "time-out" and len(self.people) == 2:
            self.expect(event="time-out", seat=seat)
        event = self.events[self.at]
        position = next((p for p in self.hands[seat] if p == event.get("position")), None)
        card, captured = None if position is None else self.deck[position], event.get("captured")
        is_legal = card and captured in captures(card, self.floor, self.points)
        require(is_legal, "illegal", line=self.at + 1, seat=seat, found=ascii(self.lines[self.at][:300]))
        kind = basra(card, self.floor, captured, self.rules["komi_basra"])
        self.expect(event="play", seat=seat, position=position, card=card, captured=captured, basra=kind)
        self.hands[seat] = [p for p in self.hands[seat] if p != position]
        self.floor = [c for c in self.floor if c not in captured] if captured else [*self.floor, card]
        self.piles[seat] += [card, *captured] if captured else []
        self.taker = seat if captured else self.taker
        self.basras[kind][seat] += 1

    def score(self):
        """Return the score of both sides, and add it to the totals."""
        at_stake, scores = self.rules["majority_points"] + self.carried, []
        is_tied = len(self.piles[0]) == len(self.piles[1]) == 26
        self.carried = at_stake if is_tied and self.rules["tied_majority"] == "carry" else 0
        sides = zip(self.piles, self.basras["basra"], self.basras["jack-basra"], strict=True)
        for pile, basras, jacks in sides:
            points = {"majority": at_stake if len(pile) >= 27 else 0,
                      "card_points": sum(self.points.get(card, 0) for card in pile),
                      "basra_points": basras * self.rules["basra_points"],
                      "jack_basra_points": jacks * self.rules["jack_basra_points"]}
            counts = {"cards": len(pile), "basras": basras, "jack_basras": jacks}
            scores.append({**counts, **points, "total": sum(points.values())})
        self.totals = [total + side["total"] for total, side in zip(self.totals, scores, strict=True)]
        self.winner = None if len({*self.totals}) == 1 else self.totals.index(max(self.totals))
        return scores

    def stops(self, secret, *, counts):
        """Take a stop if it is next, and return whether it is. Who leaves loses, once the match counts."""
        ways = [("resigned", seat, 1 - seat) for seat in self.people]
        ways += [("absent", 0, 1), ("absent", 1, 0), ("agreed", None, None)] if self.people == [0, 1] else []
        for reason, seat, winner in ways:
            stop = {"event": "stop", "reason": reason, "seat": seat, "secret": secret}
            if self.lines[self.at] == canonical(stop):
                self.at, self.stopped, self.winner = self.at + 1, True, winner if counts else None
                return True
        return False

    def is_over(self):
        is_won = self.winner is not None and max(self.totals) >= self.target
        return self.stopped or is_won or self.deals == DEALS

    def result(self):
        require(self.is_over() and len(self.events) == self.at + 2, "not over", *self.totals)
        self.expect(event="match-end", winner=self.winner, totals=self.totals)
        winner = "nobody" if self.winner is None else f"seat {self.winner}"
        return TEXTS["result"].format(*self.totals, winner)

def check(data):
    """Return the claims of a proof, up to the first that does not hold."""
    claims = []
    for name, step in Proof().steps(data):
        try:
            claims.append({"claim": name, "holds": True, "detail": step()})
        except Wrong as wrong:
            return [*claims, {"claim": name, "holds": False, "detail": str(wrong)}]
    return claims

def main(arguments):
    *options, path = arguments or [""]
    if options not in ([], ["--json"]) or path[:1] in ("", "-"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(path, "rb") as file:
            claims = check(file.read(MOST_BYTES + 1))
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    proves = all(claim["holds"] for claim in claims)
    lines = [("ok    " if c["holds"] else "WRONG ") + f"{c['claim']}: {c['detail']}" for c in claims]
    lines = [json.dumps({"holds": proves, "claims": claims})] if options else [*lines, VERDICTS[proves]]
    print("\n".join(lines))
    return 0 if proves else 1

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
