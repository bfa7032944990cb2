import { expect, test } from 'vitest';
import { type Board, type BoardCard, fromBoard } from './index.ts';

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
  const why = 'the engine has no flying counters';
  expect(fromBoard(boardWith({ flying: 1 }))).toMatchObject({ card: 'bears', why: expect.stringContaining(why) });
  const rad = 'the engine has no rad counters';
  expect(fromBoard(boardWith({}, { rad: 1 }))).toMatchObject({ card: null, why: expect.stringContaining(rad) });
});

test('and one with a number of counters that there cannot be', () => {
  expect(fromBoard(boardWith({ '+1/+1': -1 }))).toMatchObject({ why: '-1 +1/+1 counters' });
  expect(fromBoard(boardWith({ '+1/+1': 0.5 }))).toMatchObject({ why: '0.5 +1/+1 counters' });
  expect('kind' in fromBoard(boardWith({ '+1/+1': 2 }, { energy: 3 }))).toBe(false);
});
