import { describe, expect, it } from 'vitest';
import type { Happening, History, PermanentView, StackView } from '../protocol/index.ts';
import { paying } from './paying.property.ts';
import { activated, activation, added, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, pay, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const { law } = paying;
const cast = (object: string): Happening => ({ kind: 'cast', object, player: 0, from: 'hand' });
const spent = (mana: string, on: string): Happening => ({ kind: 'mana spent', player: 0, mana, on });

/** Player 0 casts `c1` and pays from a pool. */
function paysFor(
  as: StackView,
  units: readonly string[],
  says: {
    readonly battlefield: readonly PermanentView[];
    readonly options?: readonly string[];
    readonly spent?: string;
  },
): History {
  const { battlefield } = says;
  const question = { ...pay(0, 'c1'), options: says.options ?? ['pay'] };
  return history(
    [
      step(view({ battlefield, unspent: [units] }), priority(0, ['cast c1']), pick('cast c1')),
      step(view({ battlefield, unspent: [units], stack: [as] }), question, pick('pay')),
      step(view({ battlefield, stack: [as] }), priority(0), PASS, [
        spent(says.spent ?? lettersOf(units), 'c1'),
        cast('c1'),
      ]),
    ],
    [boardCard('c2', 'Cavern of Souls', { chosen: { 'creature type': 'Elf' } })],
  );
}

const lettersOf = (units: readonly string[]): string => units.map((unit) => unit[0]).join('');

const cavern = permanent('c2', 'Cavern of Souls', { tapped: true });
const elf = spell('c1', 'Llanowar Elves', { manaSpent: 'G' });
const bear = spell('c1', 'Fume Spitter', { manaSpent: 'B' });

describe('the law on restricted mana', () => {
  it('has it spent only on what it says', () => {
    expect(outcome(law(paysFor(elf, ['G c2 restricted'], { battlefield: [cavern] })))).toBe('holds');
    expect(outcome(law(paysFor(bear, ['B c2 restricted'], { battlefield: [cavern] })))).toBe('paying/only-as-it-says');
    expect(outcome(law(paysFor(bear, ['B c2'], { battlefield: [cavern] })))).toBe('not witnessed');
  });

  it('takes what is of every creature type for no other', () => {
    const avian = spell('c1', 'Avian Changeling', { manaSpent: 'B' });
    expect(outcome(law(paysFor(avian, ['B c2 restricted'], { battlefield: [cavern] })))).not.toMatch('paying');
  });

  it('does not take mana for spent that went with a player who left the game', () => {
    const units = ['B c9', 'R c2 restricted'];
    expect(outcome(law(paysFor(bear, units, { battlefield: [cavern], spent: 'B' })))).toBe('not witnessed');
    expect(outcome(law(paysFor(bear, units, { battlefield: [cavern], spent: 'BR' })))).toBe('paying/only-as-it-says');
  });

  it('has it count where it may be spent', () => {
    const says = { battlefield: [cavern], options: ['activate c2/0'] };
    expect(outcome(law(paysFor(elf, ['G c2 restricted'], says)))).toBe('paying/on-what-it-allows');
    expect(outcome(law(paysFor(elf, ['B c2 restricted'], says)))).not.toBe('paying/on-what-it-allows');
  });

  it('knows of an X in a kicker cost alone', () => {
    const battlefield = [permanent('c3', 'Rosheen Meanderer', { tapped: true })];
    const units = ['G c9', 'G c9', ...Array.from({ length: 4 }, () => 'C c3 restricted')];
    const kicked = (paid: readonly string[]) =>
      law(paysFor(spell('c1', 'Verdeloth the Ancient', { x: 0, paid }), units, { battlefield, options: [] }));
    expect(outcome(kicked(['kicker']))).toBe('paying/on-what-it-allows');
    expect(outcome(kicked([]))).toBe('paying/only-as-it-says');
  });

  it('knows of an X in an alternative cost', () => {
    const battlefield = [permanent('c3', 'Rosheen Meanderer', { tapped: true })];
    const units = ['R c9', 'R c9', ...Array.from({ length: 4 }, () => 'C c3 restricted')];
    const paidWith = (paid: readonly string[]) =>
      outcome(law(paysFor(spell('c1', 'Street Spasm', { x: 2, paid }), units, { battlefield, options: [] })));
    expect(paidWith(['overload'])).toBe('paying/on-what-it-allows');
    expect(paidWith(['without paying'])).toBe('paying/only-as-it-says');
  });
});

describe('the law on riders', () => {
  const counterspell = spell('c5', 'Counterspell', { controller: 1, targets: [['c1']] });
  const against = (units: readonly string[], countered: boolean) => {
    const { steps, start } = paysFor(elf, units, { battlefield: [cavern] });
    const battlefield = [cavern];
    const end: readonly Happening[] = countered
      ? [{ kind: 'countered', object: 'c1' }, resolved('c5')]
      : [resolved('c5')];
    return law({
      start,
      over: null,
      steps: [
        ...steps,
        step(view({ battlefield, stack: [elf, counterspell] }), priority(0), PASS),
        step(view({ battlefield, stack: countered ? [] : [elf] }), priority(0), PASS, end),
      ],
    });
  };

  it('protects a spell that the mana with the rider was spent on, and no other', () => {
    expect(outcome(against(['G c2 restricted'], false))).toBe('holds');
    expect(witnesses(against(['G c2'], true))).toEqual(['paying/riders-with-their-mana']);
    expect(outcome(against(['G c2 restricted'], true))).toBe('paying/riders-with-their-mana');
    expect(outcome(against(['G c2'], false))).toBe('paying/riders-with-their-mana');
  });
});

describe('the law on making mana', () => {
  it('doubles restricted mana too', () => {
    const battlefield = [permanent('c1', 'Doubling Cube')];
    const doubled = (made: string, pool: string, more: readonly Happening[] = []) =>
      outcome(
        law(
          activation({
            battlefield,
            before: { unspent: [['C c9 restricted', 'G c9']] },
            then: { pools: [pool] },
            happenings: [activated('c1'), added(made, 'c1'), ...more],
          }),
        ),
      );
    expect(doubled('GC', 'GGCC')).toBe('holds');
    expect(doubled('G', 'GGC')).toBe('paying/doubled-mana-is-plain');
    expect(doubled('GC', '', [{ kind: 'left the game', player: 0, reason: '704.5a' }])).toBe('not witnessed');
  });

  it('offers mana abilities while a cost is paid, once each turn where they say so', () => {
    const battlefield = [permanent('c3', 'Wall of Roots')];
    const offered = (options: readonly string[], before: string) =>
      outcome(
        law(
          history(
            [
              step(view({ battlefield }), priority(0, [before]), pick(before)),
              step(view({ battlefield }), pay(0, 'c1', options), pick('pay')),
            ],
            [boardCard('c3', 'Wall of Roots')],
          ),
        ),
      );
    expect(offered(['activate c3/0'], 'cast c1')).toBe('holds');
    expect(offered([], 'cast c1')).toBe('paying/mana-abilities-while-paying');
    expect(offered([], 'activate c3/0')).toBe('not witnessed');
  });
});
