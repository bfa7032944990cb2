import { describe, expect, it } from 'vitest';
import type { Happening, History, PermanentView, StackView } from '../protocol/index.ts';
import { casting } from './casting.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = casting;
const CAST: Happening = { kind: 'cast', object: 'c1', player: 0, from: 'hand' };

/** Player 0 casts `c1`, which then is on the stack so. */
function casts(as: StackView, battlefield: readonly PermanentView[] = []): History {
  return history([
    step(view({ battlefield }), priority(0, ['cast c1']), pick('cast c1')),
    step(view({ battlefield, stack: [as] }), priority(0), PASS, [CAST]),
  ]);
}

const found = (as: StackView, ...battlefield: readonly PermanentView[]) => outcome(law(casts(as, battlefield)));
const blaze = (x: number, manaSpent: string) => spell('c1', 'Blaze', { x, manaSpent, manaValue: 1 + x });

describe('the law on total costs', () => {
  it('takes the mana cost with X, and the additional costs that were chosen', () => {
    expect(found(blaze(2, 'RRR'))).toBe('holds');
    expect(found(blaze(2, 'R'))).toBe('casting/all-costs-paid');
    const capsize = (manaSpent: string) => spell('c1', 'Capsize', { paid: ['buyback'], manaSpent });
    expect(found(capsize('UUUUUU'))).toBe('holds');
    expect(found(capsize('UUU'))).toBe('casting/all-costs-paid');
  });

  it('adds up increases, and reductions', () => {
    const spheres = [permanent('c2', 'Sphere of Resistance'), permanent('c3', 'Sphere of Resistance')];
    expect(found(blaze(0, 'RRR'), ...spheres)).toBe('holds');
    expect(found(blaze(0, 'RR'), ...spheres)).toBe('casting/increases-add-up');
    const sculptors = [permanent('c2', 'Etherium Sculptor'), permanent('c3', 'Etherium Sculptor')];
    const lotus = (manaSpent: string) => spell('c1', 'Gilded Lotus', { manaSpent });
    expect(found(lotus('CCC'), ...sculptors)).toBe('holds');
    expect(found(lotus('CCCC'), ...sculptors)).toBe('casting/reductions-add-up');
  });

  it('leaves coloured mana as it is', () => {
    const electromancer = permanent('c2', 'Goblin Electromancer');
    expect(found(blaze(0, 'R'), electromancer)).toBe('holds');
    expect(found(blaze(0, ''), electromancer)).toBe('casting/reductions-of-generic-mana');
  });

  it('sets the floor last, and only while it is untapped', () => {
    const trinisphere = permanent('c2', 'Trinisphere');
    expect(found(blaze(2, 'RRR'), trinisphere)).toBe('holds');
    expect(found(blaze(2, 'RRRRR'), trinisphere)).toBe('casting/floor-last');
    expect(found(blaze(0, 'R'), { ...trinisphere, tapped: true })).toBe('holds');
  });

  it('takes an alternative cost in full, also where the spell could be cast without paying', () => {
    const rift = (paid: string, manaSpent: string) => spell('c1', 'Cyclonic Rift', { paid: [paid], manaSpent });
    const omniscience = permanent('c2', 'Omniscience');
    expect(found(rift('overload', 'UUUUUUU'), omniscience)).toBe('holds');
    expect(found(rift('overload', ''), omniscience)).toBe('casting/alternative-cost-in-full');
    expect(found(rift('without paying', ''), omniscience)).toBe('holds');
  });

  it('lets 0 life be paid where no life can be', () => {
    const swamps = ['c3', 'c4', 'c5'].map((ref) => permanent(ref, 'Swamp'));
    const battlefield = [permanent('c2', 'Platinum Emperion'), ...swamps];
    const zones = { hand: [cardView('c1', 'Toxic Deluge')] };
    const seen = (options: readonly string[], incomplete: readonly string[] = []) =>
      outcome(law(history([step(view({ battlefield, zones }), priority(0, options, incomplete), PASS)])));
    expect(seen(['cast c1'])).toBe('holds');
    expect(seen(['cast c1'], ['cast c1'])).toBe('casting/zero-life-can-be-paid');
    expect(seen([])).toBe('casting/zero-life-can-be-paid');
  });

  it('is not put to the test by a cost that is not known', () => {
    expect(found(spell('c1', 'Dismember', { manaSpent: 'B' }))).toBe('not witnessed');
    expect(found(blaze(0, ''), permanent('c2', 'Damping Sphere'))).toBe('not witnessed');
  });
});

describe('the law on what may be cast', () => {
  it('lets X be 0', () => {
    const asked = (min: number) =>
      outcome(
        law(
          history([
            step(view({ stack: [spell('c1', 'Blaze')] }), ask('number', 0, 'X', [], { source: 'c1', min, max: 5 }), {
              kind: 'number',
              value: 1,
            }),
          ]),
        ),
      );
    expect(asked(0)).toBe('holds');
    expect(asked(1)).toBe('casting/x-may-be-zero');
  });

  it('looks at the spell with its X', () => {
    const winnower = permanent('c2', 'Void Winnower', { controller: 1 });
    expect(witnesses(law(casts(blaze(2, 'RRR'), [winnower])))).toContain('casting/prohibited-as-proposed');
    expect(found(blaze(2, 'RRR'), winnower)).toBe('holds');
    expect(found(blaze(1, 'RR'), winnower)).toBe('casting/prohibited-as-proposed');
    expect(found(blaze(1, 'RR'), { ...winnower, controller: 0 })).toBe('holds');
  });
});
