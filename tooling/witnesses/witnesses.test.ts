import { beforeAll, describe, expect, test } from 'vitest';
import { engineUnderTest, referenceEngine } from '../../adapters/reference/index.ts';
import { faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { judge } from '../../runner/index.ts';
import { witnessesOf } from '../corpus/frozen-case.ts';
import { type Faulty, whyNoWitness } from './check-witness.ts';

/** Faults that are so rarely met that no case was found for them yet: to become fewer. */
const WITHOUT: readonly string[] = [];

const stored = new Map(PROPERTIES.map((property) => [property.id, witnessesOf(property)] as const));

describe('the witnesses of faults', () => {
  test('are one for each fault, with the faults of their property', () => {
    const expected = faults.map(({ id, property }) => `${property} ${id}`).filter((each) => !WITHOUT.includes(each));
    const found = [...stored].flatMap(([property, witnesses]) => witnesses.map(({ id }) => `${property} ${id}`));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('every fault', { timeout: 60_000 }, () => {
  let faulty: Faulty;

  beforeAll(async () => {
    const { engine, setActiveFault } = await loadFaultyEngine(faults);
    faulty = { engine: engineUnderTest(engine, 'faulty'), setActiveFault };
  }, 60_000);

  test.each(PROPERTIES.map((property) => [property.id, property] as const))(
    'of %s breaks its clause on its witness, where the reference keeps it',
    (id, property) => {
      const broken = (stored.get(id) ?? []).flatMap(({ id: name, case: of }) => {
        const fault = faults.find((one) => one.id === name);
        if (fault === undefined) return [`${name}: no such fault`];
        const why = whyNoWitness(property, fault, of, referenceEngine, faulty);
        return why === null ? [] : [`${name}: ${why}`];
      });
      expect(broken).toEqual([]);
    },
  );

  test.each(PROPERTIES.map((property) => [property.id, property] as const))(
    'of %s is found on its witness with the reference beside it',
    (id, property) => {
      const missed = (stored.get(id) ?? []).flatMap(({ id: fault, case: of }) => {
        faulty.setActiveFault(fault);
        return judge(property, faulty.engine, referenceEngine, of).finding === null ? [fault] : [];
      });
      expect(missed).toEqual([]);
    },
  );
});
