import { describe, expect, it } from 'vitest';
import type { Happening, StackView } from '../../protocol/index.ts';
import { pools } from '../pools.property.ts';
import { moved, outcome, resolved, witnesses } from '../testing/activations.ts';
import { boardCard, history, PASS, pick, priority, step } from '../testing/histories.ts';
import { CAST_TRIGGER, cast, put, swap, triggers } from '../testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from '../testing/views.ts';

const { law } = pools;

describe('the law on triggers on casting', () => {
  it('finds a spell from elsewhere that sets a Pool off, and one from hand that does not', () => {
    const casting = (from: string, ...set: readonly Happening[]) =>
      history([
        step(view({ battlefield: [permanent('p1', 'Knowledge Pool')] }), priority(0), pick('cast s')),
        step(
          view({ battlefield: [permanent('p1', 'Knowledge Pool')], stack: [spell('s', 'Shock')] }),
          priority(0),
          PASS,
          [moved('s', from, 'stack', 'cast'), cast('s', from), ...set],
        ),
      ]);
    expect(outcome(law(casting('hand', triggers('p1'))))).toBe('holds');
    expect(outcome(law(casting('graveyard')))).toBe('holds');
    expect(outcome(law(casting('hand')))).toBe('K4/only-from-hand');
    expect(outcome(law(casting('exile', triggers('p1'))))).toBe('K4/only-from-hand');
  });

  /** Grapeshot's own trigger resolves above or below; the spell is exiled before it. */
  function storming(copies: number, did = 'resolved', vanishes = false) {
    const battlefield = [permanent('p1', 'Knowledge Pool')];
    const the = spell('s', 'Grapeshot');
    const pool = abilityOf('t1', 'p1', 'Knowledge Pool', CAST_TRIGGER);
    const own = abilityOf('t2', 's', 'Grapeshot', 0);
    const made = Array.from({ length: copies }, (_, index) => moved(`t${index + 3}`, null, 'stack', 'created'));
    const exile = [cardView('s', 'Grapeshot', 0, 3)];
    const seen = (stack: readonly StackView[], zone: typeof exile = []) =>
      view({ battlefield, stack, zones: { exile: zone } });
    const end: readonly Happening[] = vanishes ? [] : [...made, { kind: 'resolved', object: 't2', did }];
    return history(
      [
        step(seen([]), priority(0), pick('cast b')),
        step(seen([spell('b', 'Shock')]), priority(0), pick('cast s'), [
          moved('b', 'graveyard', 'stack', 'cast'),
          cast('b', 'graveyard'),
        ]),
        step(seen([spell('b', 'Shock'), the, own, pool]), priority(0), PASS, [
          moved('s', 'hand', 'stack', 'cast'),
          cast('s'),
          triggers('p1'),
          triggers('s', 0),
          put('t2', 's'),
          put('t1', 'p1'),
        ]),
        step(seen([spell('b', 'Shock'), own], exile), priority(0), PASS, [
          moved('s', 'stack', 'exile'),
          resolved('t1'),
        ]),
        step(seen([spell('b', 'Shock')], exile), priority(0), PASS, end),
      ],
      [boardCard('p1', 'Knowledge Pool')],
    );
  }

  it('has the trigger of the exiled spell resolve, with as many copies as spells were cast before', () => {
    const verdict = law(storming(1));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(
      expect.arrayContaining(['K4/trigger-on-the-spell-itself', 'K4/storm-counts-it', 'K4/a-copy-was-not-cast']),
    );
    expect(outcome(law(storming(0)))).toBe('K4/storm-counts-it');
    expect(outcome(law(storming(0, 'failed its condition')))).toBe('K4/trigger-on-the-spell-itself');
    expect(outcome(law(storming(0, 'resolved', true)))).toBe('K4/trigger-on-the-spell-itself');
  });

  it('has the trigger of another permanent resolve', () => {
    const game = swap({ others: [permanent('g', 'Young Pyromancer')], exile: [] });
    const own = abilityOf('t9', 'g', 'Young Pyromancer', 0);
    const steps = game.steps.map((each, at) => ({
      ...each,
      view:
        at === 1 || at === 2
          ? { ...each.view, stack: [each.view.stack[0], own, each.view.stack[1]].flatMap((one) => one ?? []) }
          : each.view,
      happenings:
        at === 1
          ? [...each.happenings.slice(0, 3), triggers('g', 0), put('t9', 'g'), ...each.happenings.slice(3)]
          : each.happenings,
    }));
    expect(outcome(law({ ...game, steps }))).toBe('K4/trigger-of-another-permanent');
  });

  it('finds a copy that sets a Pool off', () => {
    const battlefield = [permanent('p1', 'Knowledge Pool')];
    const twincast = spell('c', 'Twincast', { targets: [['b']] });
    const copy = spell('t1', 'Shock', { card: false });
    const copying = (...more: readonly Happening[]) =>
      history([
        step(view({ battlefield, stack: [spell('b', 'Shock'), twincast] }), priority(1), PASS),
        step(view({ battlefield, stack: [spell('b', 'Shock'), copy] }), priority(0), PASS, [
          moved('t1', null, 'stack', 'created'),
          ...more,
          resolved('c'),
        ]),
      ]);
    expect(outcome(law(copying()))).toBe('holds');
    expect(outcome(law(copying(triggers('p1'))))).toBe('K4/a-copy-was-not-cast');
    expect(outcome(law(copying(cast('t1'))))).toBe('K4/a-copy-was-not-cast');
  });
});
