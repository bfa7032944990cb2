import { expect, test } from 'vitest';
import { boardOf } from '../tooling/testing/scenario-board.ts';
import { type Board, type BoardCard, fromBoard, look } from './index.ts';

const bears: BoardCard = {
  id: 'bears',
  name: 'Grizzly Bears',
  owner: 0,
  controller: 0,
  zone: 'battlefield',
  tapped: false,
  held: true,
  damage: 0,
  counters: {},
  attachedTo: null,
  exiledWith: null,
  chosen: {},
};

function boardWith(counters: BoardCard['counters'], ofPlayer: BoardCard['counters'] = {}): Board {
  return {
    players: [
      { life: 20, counters: ofPlayer, landsPlayed: 0 },
      { life: 20, counters: {}, landsPlayed: 0 },
    ],
    cards: [{ ...bears, counters }],
    turn: 1,
    active: 0,
    step: 'precombat main',
  };
}

test('a board with counters that the engine does not know is refused, for instance counters that give keywords (CR 122.1b)', () => {
  const why = 'the engine has no shield counters';
  expect(fromBoard(boardWith({ shield: 1 }))).toMatchObject({ card: 'bears', why: expect.stringContaining(why) });
  const rad = 'the engine has no rad counters';
  expect(fromBoard(boardWith({}, { rad: 1 }))).toMatchObject({ card: null, why: expect.stringContaining(rad) });
});

test('and one with a number of counters that there cannot be', () => {
  expect(fromBoard(boardWith({ '+1/+1': -1 }))).toMatchObject({ why: '-1 +1/+1 counters' });
  expect(fromBoard(boardWith({ '+1/+1': 0.5 }))).toMatchObject({ why: '0.5 +1/+1 counters' });
  expect('kind' in fromBoard(boardWith({ '+1/+1': 2 }, { energy: 3 }))).toBe(false);
});

test('a permanent that an Aura on the board gives to another player is held by that player (CR 302.6)', () => {
  const aura = { card: 'Control Magic', attachedTo: 'Grizzly Bears' };
  const root = fromBoard(
    boardOf({ players: [{ battlefield: [aura], library: [] }, { battlefield: ['Grizzly Bears'] }] }),
  );
  if ('kind' in root) throw new Error(root.why);
  expect(look(root, root.objects[1]?.id ?? 0)).toMatchObject({
    characteristics: { controller: 0 },
    status: { controller: 0 },
    held: true,
  });
});

test('cards in exile lie in the pile of a permanent that keeps one, and of nothing else (CR 607.2a)', () => {
  const exiled = (exiledWith: string, battlefield: readonly string[], zone: 'exile' | 'graveyard' = 'exile') =>
    fromBoard(boardOf({ players: [{ battlefield, [zone]: [{ card: 'Hill Giant', exiledWith }], library: [] }, {}] }));
  expect('kind' in exiled('Knowledge Pool', ['Knowledge Pool'])).toBe(false);
  expect(exiled('Grizzly Bears', ['Grizzly Bears'])).toMatchObject({
    card: 'Hill Giant',
    why: 'Grizzly Bears has no pile of exiled cards',
  });
  expect(exiled('Knowledge Pool', [])).toMatchObject({ why: 'it was exiled with what is not on the battlefield' });
  expect(exiled('Knowledge Pool', ['Knowledge Pool'], 'graveyard')).toMatchObject({
    why: 'only a card in exile was exiled with something',
  });
});

test('a card with suspend may lie in exile with time counters, and no other card with any (CR 702.62b)', () => {
  const exiled = (card: string, counters: Readonly<Record<string, number>>) =>
    fromBoard(boardOf({ players: [{ exile: [{ card, counters }], library: [] }, {}] }));
  const why = 'a card off the battlefield is not tapped, damaged, marked with counters or attached';
  expect('kind' in exiled('Rift Bolt', { time: 2 })).toBe(false);
  expect(exiled('Rift Bolt', { charge: 2 })).toMatchObject({ why });
  expect(exiled('Shock', { time: 2 })).toMatchObject({ why });
});
