import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { castWatchers } from './cast-watchers.property.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { countered } from './testing/resolutions.ts';
import { cast, put, triggers } from './testing/swaps.ts';
import { abilityOf, permanent, spell, view } from './testing/views.ts';

const { law } = castWatchers;
const chalice = (charge: number) => permanent('c1', 'Chalice of the Void', { counters: { charge } });
const SHOCK = spell('s', 'Shock', { manaValue: 1 });
const TRIGGER = abilityOf('t1', 'c1', 'Chalice of the Void', 0);
const CAST: readonly Happening[] = [moved('s', 'hand', 'stack', 'cast'), cast('s')];
const SET: readonly Happening[] = [triggers('c1', 0), put('t1', 'c1')];

describe('the law on what watches for spells of a mana value', () => {
  const casting = (charge: number, triggered: boolean, there = true) => {
    const left: readonly Happening[] = there ? [] : [moved('c1', 'battlefield', 'graveyard', 'sacrificed')];
    return outcome(
      law(
        history([
          step(view({ battlefield: [chalice(charge)] }), priority(0), PASS),
          step(view({ battlefield: there ? [chalice(charge)] : [], stack: [SHOCK] }), priority(0), PASS, [
            ...left,
            ...CAST,
            ...(triggered ? SET : []),
          ]),
        ]),
      ),
    );
  };

  it('wants it to trigger where the value is right as the spell becomes cast', () => {
    expect([casting(1, true), casting(2, false)]).toEqual(['holds', 'holds']);
    expect([casting(1, false), casting(2, true)]).toEqual(['L5/as-it-becomes-cast', 'L5/as-it-becomes-cast']);
  });

  it('wants nothing of what was given up for the spell', () => {
    expect(casting(1, false, false)).toBe('holds');
    expect(casting(1, true, false)).toBe('L5/gone-before-it-was-cast');
  });

  it('wants the spell countered whatever has become of it', () => {
    const later = (battlefield: readonly ReturnType<typeof chalice>[], ends: readonly Happening[]) =>
      outcome(
        law(
          history([
            step(view({ battlefield: [chalice(1)] }), priority(0), PASS),
            step(view({ battlefield: [chalice(1)], stack: [SHOCK, TRIGGER] }), priority(0), PASS, [...CAST, ...SET]),
            step(view({ battlefield, stack: [SHOCK, TRIGGER] }), priority(1), PASS),
            step(view({ battlefield }), priority(0), PASS, [...ends, resolved('t1')]),
          ]),
        ),
      );
    const ends = [countered('s'), moved('s', 'stack', 'graveyard', 'countered')];
    expect([later([], ends), later([chalice(2)], ends)]).toEqual(['holds', 'holds']);
    expect([later([], []), later([chalice(2)], [])]).toEqual(['L5/looked-at-once', 'L5/looked-at-once']);
  });

  it('wants nothing of copies', () => {
    const copying = (...set: readonly Happening[]) => {
      const reverberate = spell('r', 'Reverberate', { targets: [['s']], manaValue: 2 });
      const copy = spell('t9', 'Shock', { card: false, manaValue: 1 });
      const battlefield = [chalice(1)];
      return outcome(
        law(
          history([
            step(view({ battlefield, stack: [SHOCK, reverberate] }), priority(0), PASS),
            step(view({ battlefield, stack: [SHOCK, copy] }), priority(0), PASS, [
              moved('t9', null, 'stack', 'created'),
              ...set,
              resolved('r'),
            ]),
          ]),
        ),
      );
    };
    expect([copying(), copying(triggers('c1', 0))]).toEqual(['holds', 'L5/copies-are-not-cast']);
  });
});
