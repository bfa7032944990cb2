import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { exiledSpells } from './exiled-spells.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { put, swap, triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = exiledSpells;
const swapped = (...args: Parameters<typeof swap>) => outcome(law(swap(...args)));

describe('the law on spells that are exiled from the stack', () => {
  it('wants them gone, also those that cannot be countered', () => {
    expect(swapped({})).toBe('holds');
    expect(swapped({ stays: true })).toBe('K6/never-resolves');
    expect(witnesses(law(swap({ spellName: 'Carnage Tyrant' })))).toEqual(['K6/though-it-cannot-be-countered']);
    expect(swapped({ spellName: 'Carnage Tyrant', stays: true })).toBe('K6/though-it-cannot-be-countered');
  });

  it('finds one that resolves all the same', () => {
    const game = swap({});
    const later = step(view(), priority(0), PASS, [resolved('s')]);
    expect(outcome(law({ ...game, steps: [...game.steps, later] }))).toBe('K6/never-resolves');
    const recast = step(view(), priority(0), PASS, [moved('s', 'exile', 'stack', 'cast'), resolved('s')]);
    expect(outcome(law({ ...game, steps: [...game.steps, recast] }))).toBe('holds');
  });

  it('is not witnessed by a spell that resolves', () => {
    const game = history([
      step(view({ stack: [spell('s', 'Shock')] }), priority(1), PASS),
      step(view(), priority(0), PASS, [resolved('s'), moved('s', 'stack', 'graveyard', 'resolution')]),
    ]);
    expect(outcome(law(game))).toBe('not witnessed');
  });
});

describe('the law on targets that cannot be countered', () => {
  /** Spell Queller `q` of player 1 has a trigger for one of these two. */
  function queller(options: readonly string[], stays: boolean) {
    const battlefield = [permanent('q', 'Spell Queller', { controller: 1 })];
    const stack = [spell('m', 'Blurred Mongoose', { manaValue: 2 }), spell('s', 'Shock', { manaValue: 1 })];
    const own = abilityOf('t1', 'q', 'Spell Queller', 0, { controller: 1 });
    const aimed = { ...own, targets: [['m']] };
    const leaves: readonly Happening[] = stays ? [] : [moved('m', 'stack', 'exile')];
    const left = stack.slice(stays ? 0 : 1);
    const exile = stays ? [] : [cardView('m', 'Blurred Mongoose', 0, 3)];
    return history(
      [
        step(
          view({ battlefield, stack: [...stack, own] }),
          ask('objects', 1, 'targets', options, { source: 't1' }),
          pick('m'),
          [triggers('q', 0, 1), put('t1', 'q', 1)],
        ),
        step(view({ battlefield, stack: [...stack, aimed] }), priority(0), PASS),
        step(view({ battlefield, stack: left, zones: { exile } }), priority(0), PASS, [...leaves, resolved('t1')]),
      ],
      [boardCard('q', 'Spell Queller')],
    );
  }

  it('lets them be chosen and exiled', () => {
    const clause = 'Q4/exiled-though-it-cannot-be-countered';
    expect(outcome(law(queller(['m', 's'], false)))).toBe('holds');
    expect(outcome(law(queller(['m', 's'], true)))).toBe(clause);
    expect(outcome(law(queller(['s'], false)))).toBe(clause);
  });

  it('lets nothing be done to them by what counters and exiles', () => {
    const dissipate = spell('d', 'Dissipate', { targets: [['m']], controller: 1 });
    const countering = (target: string, stays: boolean) => {
      const the = spell('m', target);
      const more: readonly Happening[] = stays ? [] : [moved('m', 'stack', 'exile', 'countered')];
      return history([
        step(view({ stack: [the, dissipate] }), priority(0), PASS),
        step(view({ stack: stays ? [the] : [] }), priority(0), PASS, [...more, resolved('d')]),
      ]);
    };
    expect(outcome(law(countering('Carnage Tyrant', true)))).toBe('holds');
    expect(outcome(law(countering('Carnage Tyrant', false)))).toBe('K6/counter-and-exile-does-nothing');
    expect(outcome(law(countering('Hill Giant', false)))).toBe('not witnessed');
  });
});
