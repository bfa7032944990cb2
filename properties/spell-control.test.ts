import { describe, expect, it } from 'vitest';
import type { Happening, StackView } from '../protocol/index.ts';
import { spellControl } from './spell-control.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, history, PASS, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, type ViewSays, view } from './testing/views.ts';

const { law } = spellControl;

/** Player 1 gains control of a spell of player 0, which then resolves. */
function taken(
  the: StackView,
  happenings: readonly Happening[],
  then: ViewSays = {},
  did = 'resolved',
  before: ViewSays = {},
) {
  const snatch = spell('a', 'Aethersnatch', { controller: 1, targets: [[the.ref]] });
  const theirs = { ...the, controller: 1 };
  return law(
    history([
      step(view({ ...before, stack: [the, snatch] }), priority(0), PASS),
      step(view({ ...before, stack: [theirs] }), priority(0), PASS, [resolved('a')]),
      step(view({ ...before, stack: [theirs] }), priority(1), PASS),
      step(view(then), priority(0), PASS, [...happenings, { kind: 'resolved', object: the.ref, did }]),
    ]),
  );
}

describe('the law on control of spells', () => {
  const divination = spell('s', 'Divination');
  const drew = (player: number): Happening => ({ kind: 'drew', player, card: null });

  it('wants control to change', () => {
    const snatch = spell('a', 'Aethersnatch', { controller: 1, targets: [['s']] });
    const game = history([
      step(view({ stack: [divination, snatch] }), priority(0), PASS),
      step(view({ stack: [divination] }), priority(0), PASS, [resolved('a')]),
    ]);
    expect(outcome(law(game))).toBe('L3/control-changes');
  });

  it('wants the new controller to do what it says', () => {
    expect(witnesses(taken(divination, [drew(1), drew(1)]))).toContain('L3/new-controller-decides');
    expect(outcome(taken(divination, [drew(0), drew(0)]))).toBe('L3/new-controller-decides');
  });

  it("wants the card in its owner's graveyard", () => {
    const end = moved('s', 'stack', 'graveyard', 'resolution');
    const in0 = { zones: { graveyard: [cardView('s', 'Divination', 0)] } };
    const in1 = { zones: { graveyard: [cardView('s', 'Divination', 1)] } };
    expect(outcome(taken(divination, [drew(1), end], in0))).toBe('holds');
    expect(outcome(taken(divination, [drew(1), end], in1))).toBe('L3/owners-graveyard');
  });

  it('wants what it becomes under the new controller', () => {
    const giant = spell('s', 'Hill Giant');
    const entered = [moved('s', 'stack', 'battlefield', 'resolution')];
    const under = (controller: number) =>
      outcome(taken(giant, entered, { battlefield: [permanent('s', 'Hill Giant', { controller })] }));
    expect([under(1), under(0)]).toEqual(['holds', 'L3/enters-under-the-new-controller']);
  });

  it('judges targets as the new controller sees them', () => {
    const shift = spell('s', 'Cloudshift', { targets: [['c1']] });
    const battlefield = [permanent('c1', 'Grizzly Bears')];
    expect(outcome(taken(shift, [], {}, 'had no legal target', { battlefield }))).toBe('holds');
    expect(outcome(taken(shift, [], {}, 'resolved', { battlefield }))).toBe(
      'L3/targets-as-the-new-controller-sees-them',
    );
  });

  it('wants spells without targets to be targets', () => {
    const snatch = spell('a', 'Aethersnatch', { controller: 1 });
    const choosing = (...options: readonly string[]) => {
      const question = ask('objects', 1, 'targets', options, { source: 'a' });
      return outcome(law(history([step(view({ stack: [divination, snatch] }), question, null)])));
    };
    expect([choosing('s'), choosing('x')]).toEqual(['holds', 'L3/any-spell-is-a-target']);
  });
});
