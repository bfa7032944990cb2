import { describe, expect, test, vi } from 'vitest';
import { canary, type Fault, faultById } from '../../faults/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { runToy, toyContext } from '../testing/toy-context.ts';

/** Workers load the suite, and an engine with all faults is built for them. */
vi.setConfig({ testTimeout: 180_000 });

const known = faultById(canary) as Fault;
const stale: Fault = { ...known, id: 'gone', find: 'a text that is nowhere in the engine' };

describe('headjudge faults, for the whole catalogue', () => {
  test('exits with 0 where every fault applies and is killed by its own clause', async () => {
    const ended = await faultsOf([known]);
    expect(ended.out).toContain(known.id);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).not.toContain('no longer applies');
  });

  test('lists a fault that no longer applies to the engine, judges the others, and exits with 1', async () => {
    const ended = await faultsOf([known, stale]);
    expect(ended.out).toContain('fault gone no longer applies: ');
    expect(ended.out).toContain(known.id);
    expect(ended).toMatchObject({ code: 1, err: '' });
  });
});

/** The kill matrix of a catalogue, with one property of one clause. */
function faultsOf(faults: readonly Fault[]): ReturnType<typeof runToy> {
  const properties = PROPERTIES.filter(({ id }) => id === known.property).map((property) => ({
    ...property,
    clauses: [known.clause],
  }));
  const args = ['faults', '--cases', '100', '--seeds', '1', '--workers', '1'];
  return runToy(args, { ...toyContext(process.cwd()), properties, faults });
}
