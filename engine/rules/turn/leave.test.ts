import { expect, test } from 'vitest';
import { type Board, fromBoard, open, type Play, type Root } from '../../index.ts';

const board: Board = {
  players: Array.from({ length: 3 }, () => ({ life: 20, counters: {}, landsPlayed: 0 })),
  cards: [
    {
      id: 'bears',
      name: 'Grizzly Bears',
      owner: 2,
      controller: 2,
      zone: 'battlefield',
      tapped: false,
      held: true,
      damage: 0,
      counters: {},
      attachedTo: null,
      exiledWith: null,
      chosen: {},
    },
  ],
  turn: 1,
  active: 0,
  step: 'precombat main',
};

/** With an effect of player 1 that lasts until that player's next turn. */
function withEffect(): Root {
  const root = fromBoard(board);
  if ('kind' in root) throw new Error(root.why);
  const bears = root.objects[0]?.id ?? 0;
  return {
    ...root,
    effects: [
      {
        timestamp: root.clock,
        source: bears,
        controller: 1,
        address: 'Giant Growth#spell.effect',
        affected: [bears],
        stopped: [],
        amounts: [3, 3],
        copy: null,
        duration: 'until your next turn',
      },
    ],
    clock: root.clock + 1,
  };
}

/** Passes, attacking with nothing, until it is this turn, and counts the effects that are left. */
function effectsInTurn(play: Play, turn: number): number {
  while (play.question !== null && play.root.turn.number < turn) {
    const { question } = play;
    play.answer(question.kind === 'priority' ? { kind: 'pick', picks: [0] } : { kind: 'pick', picks: [] });
  }
  return play.root.effects.length;
}

test('what lasts until the next turn of a player who has left ends when that turn would have begun (CR 800.4m)', () => {
  const play = open({ root: withEffect(), answers: [] });
  play.answer({ kind: 'pick', picks: [0] });
  play.answer({ kind: 'concede' });
  expect([play.root.effects.length, play.root.players[1]?.lost]).toEqual([1, true]);
  expect(effectsInTurn(play, 2)).toBe(0);
  expect(play.root.turn.active).toBe(2);
});

test('one of a player who is still there lasts until that turn begins', () => {
  const play = open({
    root: { ...withEffect(), turn: { ...withEffect().turn, number: 1, active: 1, inOrder: 1, step: 'precombat main' } },
    answers: [],
  });
  expect(effectsInTurn(play, 2)).toBe(1);
});
