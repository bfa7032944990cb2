import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { grantedKeywords } from './granted-keywords.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const HUMILITY = permanent('c1', 'Humility');
const FLIGHT = permanent('c2', 'Flight', { attachedTo: 'c3' });

const bears = (...keywords: readonly string[]) => permanent('c3', 'Grizzly Bears', { keywords });

/** Permanents in the order in which they entered. */
const judge = (...battlefield: readonly PermanentView[]) =>
  outcome(
    grantedKeywords.law(
      history(
        [step(view({ battlefield }), priority(0), PASS)],
        battlefield.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on keywords that are given and taken', () => {
  it('has what is given later stay', () => {
    expect(judge(HUMILITY, bears('flying'), FLIGHT)).toBe('holds');
    expect(judge(HUMILITY, bears(), FLIGHT)).toBe('granted-keywords/a-later-grant-stays');
  });

  it('has what takes all abilities later take it', () => {
    expect(judge(bears(), FLIGHT, HUMILITY)).toBe('holds');
    expect(judge(bears('flying'), FLIGHT, HUMILITY)).toBe('granted-keywords/a-later-loss-takes-it');
  });

  it('has what takes that keyword, or the abilities of its host alone, later take it', () => {
    const frog = permanent('c4', 'Frogify', { attachedTo: 'c3' });
    const sphere = permanent('c4', 'Gravity Sphere');
    for (const taker of [frog, sphere]) {
      expect(judge(HUMILITY, bears(), FLIGHT, taker)).toBe('holds');
      expect(judge(HUMILITY, bears('flying'), FLIGHT, taker)).toBe('granted-keywords/a-later-loss-takes-it');
      expect(judge(HUMILITY, taker, bears('flying'), FLIGHT)).toBe('holds');
    }
  });

  it('says nothing where nothing takes abilities, or something else may give the same', () => {
    expect(judge(bears('flying'), FLIGHT)).toBe('not witnessed');
    expect(judge(bears('flying'), FLIGHT, HUMILITY, permanent('c4', 'Paradise Mantle'))).toBe('not witnessed');
  });
});
