import { describe, expect, it } from 'vitest';
import { permanentsProperty } from './permanents.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

/** An Aura for creatures of its controller is on a creature of player `controller`. */
function enchanted(controller: number) {
  const battlefield = [
    permanent('c1', 'Hill Giant', { controller, types: ['creature'] }),
    permanent('c2', 'Cartouche of Knowledge', {
      controller: 0,
      types: ['enchantment'],
      subtypes: ['Aura', 'Cartouche'],
      attachedTo: 'c1',
    }),
  ];
  return permanentsProperty.law(history([step(view({ battlefield }), priority(0), PASS)]));
}

/** The legend rule asks which of two is kept. */
function legends(...names: readonly string[]) {
  const battlefield = names.map((name, index) =>
    permanent(`c${index + 1}`, name, { controller: 0, types: ['creature'], supertypes: ['legendary'] }),
  );
  const question = { ...priority(0, ['c1', 'c2']), kind: 'objects' as const, purpose: 'legend rule' };
  return permanentsProperty.law(history([step(view({ battlefield }), question, { kind: 'pick', picks: ['c1'] })]));
}

describe('the law on permanents', () => {
  it('has an Aura go from what its controller does not control, where it says so', () => {
    expect(outcome(enchanted(1))).toBe('permanents/enchants-what-it-may');
    expect(outcome(enchanted(0))).toBe('not witnessed');
  });

  it('has the legend rule be about one name', () => {
    const one = legends('Isamaru, Hound of Konda', 'Isamaru, Hound of Konda');
    expect([outcome(one), witnesses(one)]).toEqual(['holds', ['permanents/legend-rule-for-one-name']]);
    expect(outcome(legends('Isamaru, Hound of Konda', 'Kess, Dissident Mage'))).toBe(
      'permanents/legend-rule-for-one-name',
    );
  });
});
