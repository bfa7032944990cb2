import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { sizes } from './sizes.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const ANTHEM = permanent('c1', 'Glorious Anthem');
const HUMILITY = permanent('c2', 'Humility');
const GODHEAD = permanent('c3', 'Godhead of Awe', { power: 4, toughness: 4 });
const bears = (power: number, toughness: number, counters = {}) =>
  permanent('c9', 'Grizzly Bears', { power, toughness, counters });

const seen = (...battlefield: readonly PermanentView[]) =>
  outcome(
    sizes.law(
      history(
        [step(view({ battlefield }), priority(0), PASS)],
        battlefield.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on power and toughness', () => {
  it('adds what static abilities add', () => {
    expect([seen(ANTHEM, bears(3, 3)), seen(ANTHEM, bears(2, 2))]).toEqual(['holds', 'sizes/static-abilities-add']);
  });

  it('adds counters', () => {
    const counters = { '+1/+1': 2, '-0/-1': 1 };
    expect([seen(bears(4, 3, counters)), seen(bears(3, 3, counters))]).toEqual(['holds', 'sizes/counters-count']);
  });

  it('lets what sets come before what adds, whichever is older', () => {
    expect([seen(HUMILITY, ANTHEM, bears(2, 2)), seen(ANTHEM, HUMILITY, bears(2, 2))]).toEqual(['holds', 'holds']);
    expect(seen(ANTHEM, HUMILITY, bears(1, 1))).toBe('sizes/set-before-added');
  });

  it('lets the latest of several set it', () => {
    const lands = permanent('c4', 'Living Lands');
    const revolt = permanent('c5', "Nature's Revolt");
    const forest = (power: number, toughness: number) =>
      permanent('c6', 'Forest', { types: ['land', 'creature'], power, toughness });
    expect(seen(lands, revolt, forest(2, 2))).toBe('holds');
    expect(seen(revolt, lands, forest(2, 2))).toBe('sizes/the-latest-sets');
  });

  it('says nothing where it hangs on the order in layer 4 whether an effect applies at all', () => {
    const revolt = permanent('c5', "Nature's Revolt");
    const vampire = (power: number) =>
      permanent('c6', 'Barony Vampire', { types: ['land', 'creature'], power, toughness: power });
    const ashaya = permanent('c4', 'Ashaya, Soul of the Wild', { types: ['land', 'creature'], power: 2, toughness: 2 });
    const march = permanent('c7', 'March of the Machines');
    const hub = permanent('c8', 'Eon Hub', { types: ['artifact', 'creature'], power: 5, toughness: 5 });
    expect(seen(HUMILITY, march, hub)).toBe('not witnessed');
    expect(seen(permanent('c5', 'Living Lands'), ashaya, vampire(3))).toBe('not witnessed');
    expect([seen(revolt, ashaya, vampire(2)), seen(revolt, ashaya, vampire(3))]).toEqual([
      'not witnessed',
      'not witnessed',
    ]);
  });

  it('says nothing where nothing bears on it, and leaves out what has lost its ability', () => {
    expect(seen(bears(2, 2))).toBe('not witnessed');
    expect(seen(GODHEAD, HUMILITY, bears(5, 5))).toBe('sizes/set-before-added');
  });

  it('says nothing after something has resolved that changes sizes', () => {
    const growth = spell('c7', 'Giant Growth', { types: ['instant'] });
    const at = (power: number, stack: readonly (typeof growth)[], happened: readonly Happening[] = []) =>
      step(view({ battlefield: [ANTHEM, bears(power, power)], stack }), priority(0), PASS, happened);
    const cards = [boardCard('c1', 'Glorious Anthem'), boardCard('c9', 'Grizzly Bears')];
    expect(outcome(sizes.law(history([at(3, [growth]), at(6, [], [resolved('c7')])], cards)))).toBe('holds');
  });
});
