import { expect, it } from 'vitest';
import { type Answer, type BoardCard, fromBoard, open, type Question } from '../engine/index.ts';

/** The example of using-the-engine.md, with the two functions that it leaves to its reader. */

function card(id: string, name: string, owner: number, zone: BoardCard['zone']): BoardCard {
  return {
    id,
    name,
    owner,
    controller: owner,
    zone,
    tapped: false,
    held: true,
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
  };
}

/** Casts what completes, at the last option (the opponent), and pays. */
function choose(question: Question): Answer {
  if (question.kind === 'priority') {
    const cast = question.options.findIndex((option) => option.kind === 'cast' && option.completes === 'yes');
    return { kind: 'pick', picks: [Math.max(cast, 0)] };
  }
  if (question.kind === 'objects') return { kind: 'pick', picks: [question.options.length - 1] };
  return { kind: 'pick', picks: [0] };
}

it('plays the example of the guide to the end of its game', () => {
  const root = fromBoard({
    players: [
      { life: 20, counters: {}, landsPlayed: 0 },
      { life: 3, counters: {}, landsPlayed: 0 },
    ],
    cards: [
      card('c1', 'Mountain', 0, 'battlefield'),
      card('c2', 'Lightning Bolt', 0, 'hand'),
      card('c3', 'Forest', 0, 'library'),
      card('c4', 'Forest', 1, 'library'),
    ],
    turn: 1,
    active: 0,
    step: 'precombat main',
  });
  if ('kind' in root) throw new Error(root.why);
  const play = open({ root, answers: [] });
  while (play.question !== null) expect(play.answer(choose(play.question))).toBeNull();
  expect(play.root.progress).toEqual({ kind: 'over', winner: 0, reason: '704.5a' });
});
