import { describe, expect, it } from 'vitest';
import { r3TappingForMana } from './r3-tapping-for-mana.property.ts';
import {
  activated,
  activation,
  added,
  outcome,
  resolved,
  tapped,
  tappedForMana,
  tappingFor,
  untapped,
  witnesses,
} from './testing/activations.ts';
import { history, PASS, pay, pick, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, spell, view } from './testing/views.ts';

const { law } = r3TappingForMana;
const wall = permanent('c1', 'Wall of Roots');
const palas = permanent('c1', 'Pili-Pala', { tapped: true });
const sphere = permanent('c1', 'Chromatic Sphere');
const drum = permanent('c1', 'Springleaf Drum');
const elf = permanent('c2', 'Elvish Visionary');
const reflection = permanent('c3', 'Mana Reflection');

describe('the law on tapping for mana', () => {
  it('holds for a land that is tapped for mana', () => {
    const verdict = law(activation({ battlefield: [permanent('c1', 'Forest')], happenings: tappingFor('G') }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['R3/tap-symbol-mana-ability-counts']);
  });

  it('is not witnessed by an ability without mana', () => {
    const merfolk = permanent('c1', 'Merfolk Looter');
    expect(
      outcome(law(activation({ battlefield: [merfolk], happenings: [tapped('c1'), activated('c1', 0, false)] }))),
    ).toBe('not witnessed');
  });

  it('finds a land that was not tapped for mana by its ability', () => {
    const happenings = [tapped('c1'), activated('c1'), added('G', 'c1')];
    expect(outcome(law(activation({ battlefield: [permanent('c1', 'Forest')], happenings })))).toBe(
      'R3/tap-symbol-mana-ability-counts',
    );
  });

  it('finds Wall of Roots tapped for mana, or its mana doubled', () => {
    const battlefield = [wall, reflection];
    const made = (mana: string) => [activated('c1'), added(mana, 'c1')];
    const clause = 'R3/no-tap-symbol-is-not';
    expect(outcome(law(activation({ battlefield, after: battlefield, happenings: made('G') })))).toBe('holds');
    expect(
      outcome(
        law(activation({ battlefield, after: battlefield, happenings: [...made('G'), tappedForMana('c1', 'G')] })),
      ),
    ).toBe(clause);
    expect(outcome(law(activation({ battlefield, after: battlefield, happenings: made('GG') })))).toBe(clause);
  });

  it('finds Pili-Pala tapped for mana, or its ability on the stack', () => {
    const made = [untapped('c1'), activated('c1'), added('R', 'c1')];
    const after = [{ ...palas, tapped: false }];
    expect(witnesses(law(activation({ battlefield: [palas], after, happenings: made })))).toEqual([
      'R3/untap-symbol-is-not',
      'R3/untap-symbol-mana-ability-skips-the-stack',
    ]);
    const told = [...made, tappedForMana('c1', 'R')];
    expect(outcome(law(activation({ battlefield: [palas], after, happenings: told })))).toBe('R3/untap-symbol-is-not');
    const stack = [abilityOf('a1', 'c1', 'Pili-Pala', 0)];
    expect(outcome(law(activation({ battlefield: [palas], after, happenings: made, then: { stack } })))).toBe(
      'R3/untap-symbol-mana-ability-skips-the-stack',
    );
  });

  it('finds a creature that was tapped for the cost of a Drum counted as tapped for mana', () => {
    const happenings = [tapped('c1'), tapped('c2'), activated('c1'), added('R', 'c1'), tappedForMana('c1', 'R')];
    const battlefield = [drum, elf];
    expect(witnesses(law(activation({ battlefield, happenings })))).toContain('R3/tapped-for-another-cost-is-not');
    expect(outcome(law(activation({ battlefield, happenings: [...happenings, tappedForMana('c2', 'R')] })))).toBe(
      'R3/tapped-for-another-cost-is-not',
    );
  });

  it('finds a land that an effect tapped counted as tapped for mana', () => {
    const forest = permanent('c1', 'Forest');
    const game = (more: readonly ReturnType<typeof tapped>[]) =>
      history([
        step(view({ battlefield: [forest], stack: [spell('c8', 'Twiddle')] }), priority(1), PASS),
        step(view({ battlefield: [{ ...forest, tapped: true }] }), priority(0), PASS, [
          tapped('c1'),
          ...more,
          resolved('c8'),
        ]),
      ]);
    expect(outcome(law(game([])))).toBe('holds');
    expect(outcome(law(game([tappedForMana('c1', 'G')])))).toBe('R3/tapped-by-an-effect-is-not');
    expect(outcome(law(game([added('G', 'c1')])))).toBe('R3/tapped-by-an-effect-is-not');
  });

  it('finds Chromatic Sphere treated as a mana ability', () => {
    const waiting = { stack: [abilityOf('a1', 'c1', 'Chromatic Sphere', 0)] };
    const paid = [tapped('c1'), activated('c1', 0, false)];
    const clause = 'R3/drawing-ability-is-no-mana-ability';
    expect(outcome(law(activation({ battlefield: [sphere], after: [], happenings: paid, then: waiting })))).toBe(
      'holds',
    );
    expect(
      outcome(law(activation({ battlefield: [sphere], after: [], happenings: [...paid, added('R', 'c1')] }))),
    ).toBe(clause);
    const paying = (options: readonly string[]) =>
      history([step(view({ battlefield: [sphere] }), pay(0, 'c9', options), pick('pay'))]);
    expect(outcome(law(paying([])))).toBe('holds');
    expect(outcome(law(paying(['activate c1/0'])))).toBe(clause);
  });

  it('finds the mana of Chromatic Sphere doubled', () => {
    const stack = [abilityOf('a1', 'c1', 'Chromatic Sphere', 0)];
    const game = (mana: string) =>
      history([
        step(view({ battlefield: [reflection], stack }), priority(1), PASS),
        step(view({ battlefield: [reflection] }), priority(0), PASS, [added(mana, 'c1'), resolved('a1')]),
      ]);
    expect(outcome(law(game('R')))).toBe('holds');
    expect(outcome(law(game('RR')))).toBe('R3/drawing-ability-is-not-tapping-for-mana');
  });
});
