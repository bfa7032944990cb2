import { expect, test } from 'vitest';
import type { Board, BoardCard } from './board.ts';
import { fromBoard, open, type Play } from './index.ts';

test('who watches hears that an action was taken back, even if they have watched it begin', () => {
  const play = open({ root: rootOf(['Forest', 'battlefield'], ['Llanowar Elves', 'hand']), answers: [] });
  play.answer({ kind: 'pick', picks: [cast(play)] });
  expect(play.question?.kind).toBe('pay');
  expect(play.takeEvents().map((event) => event.kind)).toEqual(['moved']);
  play.answer({ kind: 'take back' });
  expect(play.takeEvents().map((event) => event.kind)).toEqual(['taken back']);
});

function cast(play: Play): number {
  return play.question?.kind === 'priority' ? play.question.options.findIndex((option) => option.kind === 'cast') : -1;
}

function rootOf(...cards: readonly (readonly [string, BoardCard['zone']])[]) {
  const board: Board = {
    players: [0, 1].map(() => ({ life: 20, counters: {}, landsPlayed: 0 })),
    cards: cards.map(([name, zone], index) => ({
      id: `c${index}`,
      name,
      owner: 0,
      controller: 0,
      zone,
      tapped: false,
      held: true,
      damage: 0,
      counters: {},
      attachedTo: null,
      exiledWith: null,
      chosen: {},
    })),
    turn: 1,
    active: 0,
    step: 'precombat main',
  };
  const root = fromBoard(board);
  if ('kind' in root) throw new Error(root.why);
  return root;
}
