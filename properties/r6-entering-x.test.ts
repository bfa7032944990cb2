import { describe, expect, it } from 'vitest';
import type { Happening, HistoryStep, PermanentView, StackView } from '../protocol/index.ts';
import { r6EnteringX } from './r6-entering-x.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cast, put, triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = r6EnteringX;

/** A spell resolves: what was seen of it on the stack, and what there is of the permanent. */
function resolving(
  cast: StackView,
  became: PermanentView | null,
  says: { readonly others?: readonly PermanentView[]; readonly died?: boolean } = {},
) {
  const others = says.others ?? [];
  const died = says.died === true ? [moved(cast.ref, 'battlefield', 'graveyard', 'state-based')] : [];
  return history([
    step(view({ battlefield: others, stack: [cast] }), priority(1), PASS),
    step(view({ battlefield: became === null ? others : [...others, became] }), priority(0), PASS, [
      moved(cast.ref, 'stack', 'battlefield', 'resolution'),
      resolved(cast.ref),
      ...died,
    ]),
  ]);
}

const counters = (amount: number, kind = '+1/+1') => ({ counters: { [kind]: amount } });
const ballista = (x: number, says: Partial<StackView> = {}) => spell('c1', 'Walking Ballista', { x, ...says });

describe('the law on the X of what enters', () => {
  it('holds for a Ballista with X counters', () => {
    const verdict = law(resolving(ballista(2), permanent('c1', 'Walking Ballista', counters(2))));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['R6/enters-replacement-uses-the-spells-x', 'R6/permanents-own-x-is-zero']);
  });

  it('takes X as 0 for a spell that was countered and put there', () => {
    const put = (amount: number) =>
      outcome(
        law(
          history([
            step(view({ stack: [ballista(2), spell('c2', 'Desertion')] }), priority(1), PASS),
            step(view({ battlefield: [permanent('c1', 'Walking Ballista', counters(amount))] }), priority(0), PASS, [
              { kind: 'countered', object: 'c1' },
              moved('c1', 'stack', 'battlefield', 'countered'),
              resolved('c2'),
            ]),
          ]),
        ),
      );
    expect([put(0), put(2)]).toEqual(['holds', 'R6/entered-otherwise-x-is-zero']);
  });

  it('is not witnessed by a creature without X, or where counters are multiplied', () => {
    expect(
      outcome(law(resolving(spell('c1', 'Llanowar Elves'), permanent('c1', 'Llanowar Elves', { manaValue: 1 })))),
    ).toBe('not witnessed');
    const season = permanent('c7', 'Doubling Season', { manaValue: 5 });
    const doubled = resolving(spell('c1', 'Endless One', { x: 2 }), null, { others: [season] });
    expect(outcome(law(doubled))).toBe('not witnessed');
  });

  it('finds another number of counters, or none', () => {
    const clause = 'R6/enters-replacement-uses-the-spells-x';
    expect(outcome(law(resolving(ballista(2), permanent('c1', 'Walking Ballista', counters(4)))))).toBe(clause);
    expect(outcome(law(resolving(ballista(2), null, { died: true })))).toBe(clause);
    expect(outcome(law(resolving(ballista(0), null, { died: true })))).toBe('holds');
  });

  it('finds X in the mana value of a permanent', () => {
    const walker = permanent('c1', 'Hangarback Walker', { ...counters(2), manaValue: 4 });
    expect(outcome(law(resolving(spell('c1', 'Hangarback Walker', { x: 2 }), walker)))).toBe(
      'R6/permanents-own-x-is-zero',
    );
  });

  it('counts colours for Explosives, not X', () => {
    const cast = spell('c1', 'Engineered Explosives', { x: 3, manaSpent: 'RGC' });
    const enters = (amount: number) =>
      outcome(law(resolving(cast, permanent('c1', 'Engineered Explosives', counters(amount, 'charge')))));
    expect(enters(2)).toBe('holds');
    expect(enters(3)).toBe('R6/explosives-count-colours-not-x');
  });

  it('takes X as 0 for what was cast without paying, for a clone, and for what was not cast', () => {
    const free = spell('c1', 'Lightning Serpent', { x: 0, paid: ['without paying'] });
    expect(outcome(law(resolving(free, permanent('c1', 'Lightning Serpent', { manaValue: 1 }))))).toBe('holds');
    expect(
      outcome(law(resolving(free, permanent('c1', 'Lightning Serpent', { manaValue: 1, ...counters(2, '+1/+0') })))),
    ).toBe('R6/free-cast-has-x-zero');
    const clone = spell('c1', 'Clone');
    expect(
      outcome(law(resolving(clone, permanent('c1', 'Lightning Serpent', { manaValue: 1, ...counters(2, '+1/+0') })))),
    ).toBe('R6/clone-has-x-zero');
    expect(outcome(law(resolving(clone, permanent('c1', 'Lightning Serpent', { manaValue: 1 }))))).toBe('holds');
    const returned = (amount: number) =>
      history(
        [
          step(view({ zones: { graveyard: [cardView('c1', 'Lightning Serpent')] } }), priority(1), PASS),
          step(
            view({
              battlefield: [permanent('c1', 'Lightning Serpent', { manaValue: 1, ...counters(amount, '+1/+0') })],
            }),
            priority(0),
            PASS,
            [moved('c1', 'graveyard', 'battlefield')],
          ),
        ],
        [boardCard('c1', 'Lightning Serpent', { zone: 'graveyard' })],
      );
    expect(outcome(law(returned(0)))).toBe('holds');
    expect(outcome(law(returned(2)))).toBe('R6/entered-otherwise-x-is-zero');
  });

  it('keeps X in the token that a copy of the spell becomes', () => {
    const copy = spell('t1', 'Walking Ballista', { x: 2, card: false });
    const token = (amount: number) =>
      outcome(law(resolving(copy, permanent('t1', 'Walking Ballista', { card: false, ...counters(amount) }))));
    expect(token(2)).toBe('holds');
    expect(token(1)).toBe('R6/copied-spell-keeps-x');
    expect(outcome(law(resolving(copy, null, { died: true })))).toBe('R6/copied-spell-keeps-x');
  });

  it('gives the copy of a spell the X of the spell', () => {
    const major = spell('c3', 'Double Major', { targets: [['c1']] });
    const game = (x: number | null) =>
      history([
        step(view({ stack: [ballista(2), major] }), priority(1), PASS),
        step(view({ stack: [ballista(2), ballista(x ?? 0, { ref: 't1', card: false, x })] }), priority(0), PASS, [
          resolved('c3'),
        ]),
      ]);
    expect(witnesses(law(game(2)))).toEqual(['R6/copied-spell-keeps-x']);
    expect(outcome(law(game(0)))).toBe('R6/copied-spell-keeps-x');
    expect(outcome(law(game(null)))).toBe('R6/copied-spell-keeps-x');
  });

  it('does not look at what another permanent lets enter as a copy', () => {
    const game = (name: string) =>
      outcome(law(resolving(ballista(2), null, { others: [permanent('c8', name, { manaValue: 6 })], died: true })));
    expect(game('Colossal Dreadmaw')).toBe('R6/enters-replacement-uses-the-spells-x');
    expect(game('Essence of the Wild')).toBe('not witnessed');
  });

  it('allows Altered Ego X or twice X counters on a copy of what enters with X, and nothing else', () => {
    const ego = spell('c1', 'Altered Ego', { x: 2 });
    const became = (amount: number) =>
      outcome(law(resolving(ego, permanent('c1', 'Walking Ballista', counters(amount)))));
    expect([became(2), became(4)]).toEqual(['holds', 'holds']);
    expect(became(3)).toBe('R6/altered-ego-on-x');
    expect(outcome(law(resolving(ego, permanent('c1', 'Llanowar Elves', { manaValue: 1, ...counters(1) }))))).toBe(
      'R6/enters-replacement-uses-the-spells-x',
    );
  });

  it('has a copy of what enters with counters only if it was kicked enter without those', () => {
    const ego = spell('c1', 'Altered Ego', { x: 2 });
    const became = (amount: number) => outcome(law(resolving(ego, permanent('c1', 'Kavu Titan', counters(amount)))));
    expect(became(2)).toBe('holds');
    expect(became(5)).toBe('R6/enters-replacement-uses-the-spells-x');
  });

  it('finds a spell that costs something else than its X says, or a free one with X', () => {
    const cast = (says: Partial<StackView>) =>
      outcome(
        law(
          history([
            step(view(), priority(0, ['cast c1']), pick('cast c1')),
            step(view({ stack: [ballista(2, { manaSpent: 'CCCC', manaValue: 4, ...says })] }), priority(0), PASS, [
              { kind: 'cast', object: 'c1', player: 0, from: 'hand' },
            ]),
          ]),
        ),
      );
    expect(cast({})).toBe('holds');
    expect(cast({ manaSpent: 'CC' })).toBe('R6/each-x-costs-once');
    expect(cast({ manaValue: 2 })).toBe('R6/each-x-costs-once');
    expect(cast({ paid: ['without paying'], manaSpent: '' })).toBe('R6/free-cast-has-x-zero');
  });

  it('makes as many tokens as the X of a kicker, also when the permanent is gone', () => {
    const cast = spell('c1', 'Verdeloth the Ancient', { x: 2, paid: ['kicker'] });
    const verdeloth = permanent('c1', 'Verdeloth the Ancient', { manaValue: 6 });
    const game = (there: boolean, made: number) => {
      const stack = [abilityOf('a1', 'c1', 'Verdeloth the Ancient', 0)];
      const created = Array.from(
        { length: made },
        (_, index): Happening => moved(`t${index + 1}`, null, 'battlefield', 'created'),
      );
      const { steps } = resolving(cast, there ? verdeloth : null);
      return history([
        ...steps.slice(0, 1),
        step(view({ battlefield: there ? [verdeloth] : [], stack }), priority(0), PASS, steps[1]?.happenings ?? []),
        step(view({ battlefield: there ? [verdeloth] : [] }), priority(0), PASS, [...created, resolved('a1')]),
      ]);
    };
    expect(outcome(law(game(true, 2)))).toBe('holds');
    expect(outcome(law(game(true, 0)))).toBe('R6/kicker-x-counts');
    expect(outcome(law(game(false, 2)))).toBe('holds');
    expect(outcome(law(game(false, 0)))).toBe('R6/enters-trigger-uses-the-spells-x');
  });

  it('draws as many cards as the X of the spell, and none for a permanent that entered otherwise', () => {
    const gadwick = permanent('c1', 'Gadwick, the Wizened', { manaValue: 3 });
    const library = [cardView('c7', 'Island'), cardView('c8', 'Island'), cardView('c9', 'Island')];
    const zones = { library };
    const game = (entered: HistoryStep, drawn: number, place: number | string = 0) =>
      history([
        step(view({ stack: [spell('c1', 'Gadwick, the Wizened', { x: 2 })], zones }), priority(0), PASS),
        {
          ...entered,
          view: view({
            battlefield: [gadwick],
            stack: [abilityOf('a1', 'c1', 'Gadwick, the Wizened', 0, { ability: `c1/${place}` })],
            zones,
          }),
        },
        step(view({ battlefield: [gadwick], zones }), priority(0), PASS, [
          ...library.slice(0, drawn).map(({ ref }): Happening => ({ kind: 'drew', player: 0, card: ref })),
          resolved('a1'),
        ]),
      ]);
    const resolving = step(view(), priority(0), PASS, [
      moved('c1', 'stack', 'battlefield', 'resolution'),
      resolved('c1'),
    ]);
    const returning = step(view(), priority(0), PASS, [moved('c1', 'exile', 'battlefield', 'resolution')]);
    expect(witnesses(law(game(resolving, 2)))).toContain('R6/enters-trigger-uses-the-spells-x');
    expect(outcome(law(game(resolving, 0)))).toBe('R6/enters-trigger-uses-the-spells-x');
    expect(outcome(law(game(returning, 2)))).toBe('R6/entered-otherwise-x-is-zero');
    expect(outcome(law(game(returning, 0)))).toBe('holds');
    expect(outcome(law(game(resolving, 0, 'delayed')))).toBe('R6/enters-trigger-uses-the-spells-x');
    expect(witnesses(law(game(resolving, 0, 1)))).not.toContain('R6/enters-trigger-uses-the-spells-x');
  });

  it('reads what a clone copied from the choice where it did not stay', () => {
    const there = permanent('c2', 'Walking Ballista', { controller: 1, ...counters(3) });
    const cast = spell('c1', 'Clone');
    const game = history([
      step(view({ battlefield: [there], stack: [cast] }), priority(1), PASS),
      step(
        view({ battlefield: [there], stack: [cast] }),
        ask('objects', 0, 'copy', ['c2'], { source: 'c1' }),
        pick('c2'),
      ),
      step(view({ battlefield: [there] }), priority(0), PASS, [
        moved('c1', 'stack', 'battlefield', 'resolution'),
        resolved('c1'),
        moved('c1', 'battlefield', 'graveyard', 'state-based'),
      ]),
    ]);
    expect(witnesses(law(game))).toContain('R6/clone-has-x-zero');
  });

  it('takes X for loyalty: with none a planeswalker does not stay', () => {
    const nissa = (x: number) => spell('c1', 'Nissa, Steward of Elements', { x });
    const there = (loyalty: number) =>
      permanent('c1', 'Nissa, Steward of Elements', { ...counters(loyalty, 'loyalty'), manaValue: 2 });
    const clause = 'R6/x-is-loyalty';
    expect(witnesses(law(resolving(nissa(3), there(3))))).toContain(clause);
    expect(witnesses(law(resolving(nissa(0), null, { died: true })))).toEqual([clause]);
    expect(outcome(law(resolving(nissa(3), there(1))))).toBe(clause);
    expect(outcome(law(resolving(nissa(0), there(0))))).toBe(clause);
    expect(outcome(law(resolving(nissa(2), null, { died: true })))).toBe(clause);
    const twins = { died: true, others: [permanent('c5', 'Nissa, Steward of Elements', { manaValue: 2 })] };
    expect(outcome(law(resolving(nissa(2), null, twins)))).toBe('holds');
  });

  it('doubles X, and not what was spent', () => {
    const doubled = (says: Partial<StackView>) => {
      const source = { battlefield: [permanent('p1', 'Unbound Flourishing', { manaValue: 3 })] };
      const trigger = abilityOf('t1', 'p1', 'Unbound Flourishing', 0);
      const before = ballista(2, { manaSpent: 'CCCC', manaValue: 4 });
      return law(
        history([
          step(view(source), priority(0, ['cast c1']), pick('cast c1')),
          step(view({ ...source, stack: [before, trigger] }), priority(0), PASS, [
            moved('c1', 'hand', 'stack', 'cast'),
            cast('c1'),
            triggers('p1', 0),
            put('t1', 'p1'),
          ]),
          step(view({ ...source, stack: [before, trigger] }), priority(1), PASS),
          step(view({ ...source, stack: [{ ...before, ...says }] }), priority(0), PASS, [resolved('t1')]),
        ]),
      );
    };
    expect(witnesses(doubled({ x: 4, manaValue: 8 }))).toContain('R6/doubled-x-is-not-paid-for');
    expect(outcome(doubled({ x: 2 }))).toBe('R6/doubled-x-is-not-paid-for');
    expect(outcome(doubled({ x: 4, manaSpent: 'CCCCCCCC' }))).toBe('R6/doubled-x-is-not-paid-for');
  });
});
