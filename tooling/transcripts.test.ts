import { expect, test, vi } from 'vitest';
import { engineUnderTest, referenceEngine } from '../adapters/reference/index.ts';
import { readTranscript, recording, replaying } from '../adapters/replay/index.ts';
import { canary, faults } from '../faults/index.ts';
import { loadFaultyEngine } from '../faults/load.ts';
import { PROPERTIES } from '../properties/registry.ts';
import { connect, loopback } from '../protocol/wire/index.ts';
import { checkingSetUp, type Judged, judge } from '../runner/index.ts';
import { witnessesOf } from './corpus/frozen-case.ts';

vi.setConfig({ testTimeout: 120_000 });

const INTRODUCTION = { suite: 'test', edition: 'test' };
const faulty = await loadFaultyEngine(faults);

/** Faults of several properties, the canary first. */
const SOME = [canary, ...faults.filter((_, index) => index % 60 === 7).map(({ id }) => id)];

function saidOf({ verdict, finding, witnessed, answered }: Judged): unknown {
  return { verdict, finding, witnessed, answered };
}

test.each(SOME)('A transcript of the faulty engine %s comes to the same verdict without the engine.', (id) => {
  const property = PROPERTIES.find((each) => each.id === faults.find((fault) => fault.id === id)?.property);
  const of = property && witnessesOf(property).find((witness) => witness.id === id)?.case;
  if (property === undefined || of === undefined) throw new Error(`${id} has no witness`);
  faulty.setActiveFault(id);
  const written: string[] = [];
  const wire = recording(loopback(engineUnderTest(faulty.engine, id)), id, (line) => written.push(line));
  const live = judge(property, checkingSetUp(connect(wire, INTRODUCTION)), referenceEngine, of);
  expect(live.verdict).toBe('violated');
  const transcript = connect(replaying(readTranscript(written.join(''))), INTRODUCTION);
  expect(saidOf(judge(property, checkingSetUp(transcript), referenceEngine, of))).toEqual(saidOf(live));
});

test('A game that was not recorded cannot be set up, and one of which the rest was not is no finding either.', () => {
  const [property] = PROPERTIES.filter(({ id }) => id === 'completes');
  const [first, second] = property === undefined ? [] : witnessesOf(property);
  if (property === undefined || first === undefined || second === undefined) throw new Error('there are no cases');
  const written: string[] = [];
  const wire = connect(
    recording(loopback(referenceEngine), 'one', (line) => written.push(line)),
    INTRODUCTION,
  );
  judge(property, wire, referenceEngine, first.case);
  const transcript = connect(replaying(readTranscript(written.join(''))), INTRODUCTION);
  expect(judge(property, transcript, referenceEngine, second.case).verdict).toBe('cannot set up');
  const cut = connect(replaying(readTranscript(written.slice(0, 6).join(''))), INTRODUCTION);
  expect(judge(property, cut, referenceEngine, first.case).verdict).toBe('cannot set up');
});
