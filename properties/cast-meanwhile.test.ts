import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { castMeanwhile } from './cast-meanwhile.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = castMeanwhile;

interface Says {
  readonly offered?: readonly string[];
  readonly stays?: boolean;
  readonly dead?: boolean;
  readonly targetGone?: boolean;
}

/** Electrodominance `s` deals 2 damage to Grizzly Bears `c1`; player 0 holds a Forest `c2` and a Shock `c3`. */
function electrodominance({ offered = ['c3'], stays = true, dead = false, targetGone = false }: Says) {
  const dominance = spell('s', 'Electrodominance', { x: 2, targets: [['c1']] });
  const bears = permanent('c1', 'Grizzly Bears', { controller: 1 });
  const zones = { hand: [cardView('c2', 'Forest'), cardView('c3', 'Shock')] };
  const damage: Happening = { kind: 'damage', from: 's', to: 'c1', amount: 2, combat: false };
  const during = { battlefield: dead || targetGone ? [] : [bears], stack: stays ? [dominance] : [], zones };
  return history([
    step(view({ battlefield: [bears], stack: [dominance], zones }), priority(0), PASS),
    step(view({ battlefield: targetGone ? [] : [bears], stack: [dominance], zones }), priority(1), PASS),
    step(
      view(during),
      ask('objects', 0, 'spell to cast', offered, { source: 's', min: 0 }),
      pick(),
      targetGone ? [] : [damage, ...(dead ? [moved('c1', 'battlefield', 'graveyard', 'destroyed')] : [])],
    ),
    step(view({ zones }), priority(0), PASS, [resolved('s')]),
  ]);
}

const judged = (says: Says) => outcome(law(electrodominance(says)));

describe('the law on what is cast while something resolves', () => {
  it('wants the spell on the stack, its victim alive, and no land offered', () => {
    expect(witnesses(law(electrodominance({})))).toEqual([
      'C2/no-lands',
      'C2/no-state-based-actions',
      'C2/the-spell-is-still-there',
    ]);
    expect(judged({ stays: false })).toBe('C2/the-spell-is-still-there');
    expect(judged({ dead: true })).toBe('C2/no-state-based-actions');
    expect(judged({ offered: ['c2', 'c3'] })).toBe('C2/no-lands');
  });

  it('wants nothing offered by a spell that has lost its target', () => {
    expect(judged({ targetGone: true })).toBe('C2/without-a-target-nothing');
  });
});
