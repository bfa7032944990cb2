import { describe, expect, it } from 'vitest';
import type { Happening, Option, PermanentView, StepName } from '../protocol/index.ts';
import { f1Attackers } from './f1-attackers.property.ts';
import { outcome } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const begins = (name: StepName): Happening => ({ kind: 'step began', step: name, active: 0, turn: 3 });
const attacked = (object: string): Happening => ({ kind: 'attacked', object, defender: 'p1' });

/** What player 0 is asked, with these creatures, what happens then, and what comes of the answer. */
function attack(
  battlefield: readonly PermanentView[],
  options: readonly Option[],
  picks: readonly string[],
  min = 0,
  meanwhile: readonly Happening[] = [],
) {
  const question = ask('attackers', 0, 'attackers', options, { min, max: options.length });
  const after = battlefield.map((one) =>
    picks.includes(one.ref) ? { ...one, attacking: 'p1', tapped: !one.keywords.includes('vigilance') } : one,
  );
  return outcome(
    f1Attackers.law(
      history([
        step(view({ battlefield, step: 'beginning of combat' }), priority(0), PASS),
        step(view({ battlefield, step: 'declare attackers' }), question, pick(...picks.map((ref) => `${ref}>p1`)), [
          begins('declare attackers'),
        ]),
        step(view({ battlefield: after, step: 'declare attackers' }), priority(0), PASS, [
          ...meanwhile,
          ...picks.map(attacked),
        ]),
        step(view({ battlefield: after, step: 'declare blockers' }), priority(0), PASS, [begins('declare blockers')]),
      ]),
    ),
  );
}

describe('the law on declaring attackers', () => {
  const giant = permanent('c1', 'Hill Giant');
  const brigand = permanent('c2', 'Goblin Brigand');
  const prison = permanent('c9', 'Ghostly Prison', { owner: 1 });

  it('wants only creatures that may attack', () => {
    expect(attack([giant], ['c1>p1'], ['c1'])).toBe('holds');
    expect(attack([{ ...giant, tapped: true }], ['c1>p1'], ['c1'])).toBe('F1/who-may-attack');
    expect(attack([{ ...giant, held: false }], ['c1>p1'], ['c1'])).toBe('F1/who-may-attack');
  });

  it('wants as many requirements obeyed as can be, and nobody made to pay', () => {
    expect(attack([giant, brigand], ['c1>p1', 'c2>p1'], ['c2'], 1)).toBe('holds');
    expect(attack([giant, brigand], ['c1>p1', 'c2>p1'], ['c1'], 1)).toBe('F1/as-many-requirements-as-can-be');
    expect(attack([brigand, prison], ['c2>p1'], [])).toBe('holds');
    expect(attack([brigand, prison], ['c2>p1'], ['c2'], 1)).toBe('F1/nobody-has-to-pay');
  });

  it('wants limits kept, and nothing more than that', () => {
    const arbiter = permanent('c8', 'Silent Arbiter', { tapped: true });
    const two = permanent('c3', 'Watchwolf');
    expect(attack([giant, two, arbiter], ['c1>p1', 'c3>p1'], ['c1'])).toBe('holds');
    expect(attack([giant, two, arbiter], ['c1>p1', 'c3>p1'], ['c1', 'c3'])).toBe('F1/restrictions-together');
    expect(attack([giant, two, arbiter], ['c1>p1'], ['c1'])).toBe('F1/every-legal-attack-can-be-made');
  });

  it('says nothing where one that was declared is gone before it attacks', () => {
    const gone: Happening = { kind: 'moved', object: 'c2', from: 'battlefield', to: 'graveyard', cause: 'sacrificed' };
    expect(attack([giant, brigand], ['c1>p1', 'c2>p1'], ['c1'], 1, [gone])).toBe('not witnessed');
  });
});
