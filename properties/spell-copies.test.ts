import { describe, expect, it } from 'vitest';
import type { Happening, StackView } from '../protocol/index.ts';
import { spellCopies } from './spell-copies.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, spell, view } from './testing/views.ts';

const CHARM = spell('s', 'Boros Charm', { controller: 1, modes: [1], manaSpent: 'WR' });
const BOLT = spell('s', 'Burst Lightning', { controller: 1, paid: ['kicker'], targets: [['p0']] });
const THUNDER = spell('s', 'Rolling Thunder', { controller: 1, x: 3, targets: [['p0', 'p1']], division: [[1, 2]] });

/** Twincast of player 0 copies this. */
function copied(original: StackView, says: Partial<StackView> = {}, ...more: readonly Happening[]) {
  const fork = spell('f', 'Twincast', { targets: [['s']] });
  const copy = { ...original, ref: 'k1', card: false, controller: 0, manaSpent: '', ...says };
  const put: Happening = { kind: 'put on stack', object: 'k1', source: 's', player: 0 };
  return outcome(
    spellCopies.law(
      history([
        step(view({ stack: [original, fork] }), priority(0), PASS),
        step(view({ stack: [original, copy] }), priority(0), PASS, [put, ...more, resolved('f')]),
      ]),
    ),
  );
}

describe('the law on copies of spells', () => {
  it('has them make the choices of the original', () => {
    expect([copied(CHARM), copied(THUNDER)]).toEqual(['holds', 'holds']);
    expect(copied(CHARM, { modes: [0] })).toBe('spell-copies/choices-of-the-original');
    expect(copied(THUNDER, { x: 0 })).toBe('spell-copies/choices-of-the-original');
    expect(copied(THUNDER, { division: [[3, 0]] })).toBe('spell-copies/choices-of-the-original');
    expect(copied(THUNDER, { targets: [['p1', 'c1']] })).toBe('holds');
  });

  it('has what was paid for the original count', () => {
    expect([copied(BOLT), copied(BOLT, { paid: [] })]).toEqual(['holds', 'spell-copies/costs-of-the-original']);
  });

  it('has replicate make as many as it was paid for', () => {
    const spree = (times: number) =>
      spell('s', 'Shattering Spree', { paid: Array.from({ length: times }, () => 'replicate') });
    const own = abilityOf('t1', 's', 'Shattering Spree', 0);
    const made = (paid: number, ...copies: readonly string[]) =>
      outcome(
        spellCopies.law(
          history([
            step(view({ stack: [spree(paid), own] }), priority(0), PASS),
            step(view({ stack: [spree(paid)] }), priority(0), PASS, [
              ...copies.map(
                (ref): Happening => ({ kind: 'moved', object: ref, from: null, to: 'stack', cause: 'created' }),
              ),
              resolved('t1'),
            ]),
          ]),
        ),
      );
    expect([made(2, 'k1', 'k2'), made(2, 'k1'), made(1, 'k1', 'k2')]).toEqual([
      'holds',
      'spell-copies/one-for-each-payment',
      'spell-copies/one-for-each-payment',
    ]);
  });

  it('gives them to who copies, without casting them', () => {
    expect(copied(BOLT, { controller: 1 })).toBe('spell-copies/under-who-copies');
    expect(copied(BOLT, { manaSpent: 'R' })).toBe('spell-copies/not-cast');
    expect(copied(BOLT, {}, { kind: 'cast', object: 'k1', player: 0, from: 'stack' })).toBe('spell-copies/not-cast');
  });
});
