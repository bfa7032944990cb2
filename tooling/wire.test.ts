import { expect, test, vi } from 'vitest';
import { referenceEngine } from '../adapters/reference/index.ts';
import { corpusOf } from '../corpus/index.ts';
import { caseAt } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { Case, Facet } from '../protocol/index.ts';
import { connect, loopback } from '../protocol/wire/index.ts';
import { type Judged, judge } from '../runner/index.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Of the corpus, so many at most, spread over it. */
const FROZEN = 5;
/** Besides those. */
const CASES = 4;
/** Of them, so many are played after the reference, too. */
const BESIDE = 3;

const engine = connect(loopback(referenceEngine), { suite: 'test', edition: 'test' });

test.for(PROPERTIES)('$id comes to the same over the wire, shown no more than it says that it observes', (property) => {
  const cases = casesOf(property);
  for (const of of cases)
    expect(told(judge(property, engine, null, of))).toEqual(told(judge(property, referenceEngine, null, of)));
  for (const of of cases.slice(-BESIDE)) {
    const there = judge(property, engine, referenceEngine, of);
    expect(told(there)).toEqual(told(judge(property, referenceEngine, referenceEngine, of)));
    expect(there.record()).toEqual(judge(property, referenceEngine, referenceEngine, of).record());
  }
});

test.each<Facet>(['zones', 'battlefield', 'pools', 'events'])(
  'A property that reads more than it says does not hold, but fails: %s.',
  (facet) => {
    const fails = (property: Property): boolean => {
      const blind = { ...property, observe: property.observe.filter((each) => each !== facet) };
      const { verdict, finding } = judge(blind, engine, null, casesOf(property)[0] as Case);
      return (
        verdict === 'harness error' &&
        new RegExp(`does not (?:show|observe) "${facet}"`).test(finding?.violation.found ?? '')
      );
    };
    expect(PROPERTIES.find((property) => property.observe.includes(facet) && fails(property))).toBeDefined();
  },
);

test('An engine is asked to show what a property observes, what was done, and no more.', () => {
  const seen = new Map<string, readonly Facet[]>();
  const asked: string[] = [];
  const wire = loopback(referenceEngine);
  const told = connect(
    {
      ...wire,
      exchange: (line) => {
        asked.push(line);
        return wire.exchange(line);
      },
    },
    { suite: 'test', edition: 'test' },
  );
  for (const property of PROPERTIES) {
    asked.length = 0;
    judge(property, told, null, casesOf(property)[0] as Case);
    const { see } = JSON.parse(asked[0] ?? '{}') as { readonly see: readonly Facet[] };
    seen.set(property.id, see);
    expect(new Set(see)).toEqual(new Set(['stack', 'options', 'events', ...property.observe]));
  }
  expect(new Set([...seen.values()].map((see) => see.length)).size).toBeGreaterThan(1);
});

function casesOf(property: Property): readonly Case[] {
  const drawn = Array.from({ length: CASES }, (_, index) => caseAt(property, index, 1).case);
  const frozen = corpusOf(property.id);
  const every = Math.ceil(frozen.length / FROZEN);
  return [...frozen.filter((_, index) => index % every === 0).map((one) => one.case), ...drawn];
}

function told({ verdict, finding, witnessed, answered, onItsOwn, onReference }: Judged): unknown {
  return { verdict, finding, witnessed, answered, onItsOwn, onReference };
}
