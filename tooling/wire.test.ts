import { expect, test, vi } from 'vitest';
import { referenceEngine } from '../adapters/reference/index.ts';
import { corpusOf } from '../corpus/index.ts';
import { caseAt } from '../generators/index.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { Facet } from '../protocol/index.ts';
import { connect, type Connection, WireServer } from '../protocol/wire/index.ts';
import { judge, perform, type Recording, record, SHOWN_IN_EVERY_CASE } from '../runner/index.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Besides all those of the corpus. */
const CASES = 4;

test.for(PROPERTIES)('$id comes to the same over the wire, shown no more than it says that it observes', (property) => {
  const engine = connect(inMemory([...SHOWN_IN_EVERY_CASE, ...property.observe]), { suite: 'test', edition: 'test' });
  const drawn = Array.from({ length: CASES }, (_, index) => caseAt(property, index, 1).case);
  for (const of of [...corpusOf(property.id).map((frozen) => frozen.case), ...drawn]) {
    const here = judge(property, referenceEngine, null, of);
    const there = judge(property, engine, null, of);
    expect(there.finding).toEqual(here.finding);
    expect(there.witnessed).toEqual(here.witnessed);
    expect(there.answered).toBe(here.answered);
  }
});

test.for(PROPERTIES.filter(({ observe }) => !observe.includes('events')))(
  '$id does not look at what happened, as it says',
  (property) => {
    for (const { case: of } of corpusOf(property.id)) {
      const { law } = perform(property, of, (each) => withoutEvents(record(referenceEngine, each)));
      expect(law).not.toMatchObject({ kind: 'law threw' });
    }
  },
);

/** The same game, in which happenings cannot be read. */
function withoutEvents({ play, ...rest }: Recording): Recording {
  const steps = play.history.steps.map((step) => ({
    ...step,
    get happenings(): never {
      throw new Error('events were not to be observed');
    },
  }));
  return { ...rest, play: { ...play, history: { ...play.history, steps } } };
}

/** The reference as an engine that shows these parts of a game. */
function inMemory(facets: readonly Facet[]): Connection {
  const described = { ...referenceEngine.describe(), facets };
  const server = new WireServer({ ...referenceEngine, describe: () => described });
  return { exchange: (line) => server.reply(line), restart: () => {}, close: () => {} };
}
