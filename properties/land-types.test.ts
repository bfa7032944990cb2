import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { landTypes } from './land-types.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const MOON = permanent('c1', 'Blood Moon');
const OMEN = permanent('c2', 'Prismatic Omen');
const urborg = (...subtypes: readonly string[]) =>
  permanent('c3', 'Urborg, Tomb of Yawgmoth', { types: ['land'], supertypes: ['legendary'], subtypes });
const tower = (...subtypes: readonly string[]) => permanent('c9', 'Reliquary Tower', { types: ['land'], subtypes });

const seen = (...battlefield: readonly PermanentView[]) =>
  outcome(
    landTypes.law(
      history(
        [step(view({ battlefield }), priority(0), PASS)],
        battlefield.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );
const ALL = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

describe('the law on land types', () => {
  it('leaves out the effect of a land whose text is gone, whichever is older', () => {
    expect(seen(MOON, urborg('Mountain'), tower('Mountain'))).toBe('holds');
    expect(seen(urborg('Mountain'), MOON, tower('Mountain'))).toBe('holds');
    expect(seen(urborg('Mountain'), MOON, tower('Swamp', 'Mountain'))).toBe('land-types/a-lost-ability-adds-nothing');
  });

  it('applies the others by age', () => {
    expect([seen(MOON, OMEN, tower(...ALL)), seen(OMEN, MOON, tower('Mountain'))]).toEqual(['holds', 'holds']);
    expect(seen(OMEN, MOON, tower(...ALL))).toBe('land-types/in-order-of-age');
  });

  it('says nothing where only one of them is there, or something else changes types', () => {
    expect(seen(MOON, tower('Forest'))).toBe('not witnessed');
    expect(seen(MOON, OMEN, permanent('c4', 'Conversion'), tower('Plains'))).toBe('not witnessed');
  });
});
