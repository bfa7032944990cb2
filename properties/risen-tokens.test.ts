import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { risen } from './risen-tokens.property.ts';
import { outcome } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, view } from './testing/views.ts';

/** The token that comes of the card's ability. */
function rises(name: string, says: Partial<PermanentView>, ...others: readonly PermanentView[]) {
  const token = permanent('t2', name, { card: false, manaValue: 0, ...says });
  const ability = abilityOf('t1', 'c1', name, 0);
  return outcome(
    risen.law(
      history([
        step(view({ stack: [ability], battlefield: others }), priority(0), PASS),
        step(view({ battlefield: [...others, token] }), priority(0), PASS, [
          { kind: 'moved', object: 't2', from: null, to: 'battlefield', cause: 'effect' },
          { kind: 'resolved', object: 't1', did: 'resolved' },
        ]),
      ]),
    ),
  );
}

describe('the law on tokens that rise from graveyards', () => {
  const cat = { colors: ['W'], subtypes: ['Cat', 'Zombie'] };
  const pouncer = { colors: ['B'], subtypes: ['Cat', 'Zombie'], power: 4, toughness: 4 };

  it('wants embalmed ones white Zombies of the same size without mana cost', () => {
    expect(rises('Sacred Cat', cat)).toBe('holds');
    expect(rises('Sacred Cat', { ...cat, manaValue: 1 })).toBe('risen-tokens/without-mana-cost');
    expect(rises('Sacred Cat', { ...cat, subtypes: ['Cat'] })).toBe('risen-tokens/of-one-more-type');
    expect(rises('Sacred Cat', { ...cat, power: 4 })).toBe('risen-tokens/of-its-size');
  });

  it('wants eternalized ones black, of four and four', () => {
    expect(rises('Adorned Pouncer', pouncer)).toBe('holds');
    expect(rises('Adorned Pouncer', { ...pouncer, colors: ['W', 'B'] })).toBe('risen-tokens/in-its-new-colour');
    expect(rises('Adorned Pouncer', { ...pouncer, power: 1, toughness: 1 })).toBe('risen-tokens/of-its-size');
  });

  it('says nothing where something there may change it', () => {
    expect(rises('Sacred Cat', { ...cat, power: 4 }, permanent('c5', 'Glorious Anthem'))).toBe('not witnessed');
  });
});
