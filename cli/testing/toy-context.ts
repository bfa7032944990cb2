import type { Property } from '../../properties/property.ts';
import { loadLedger } from '../../rulings/index.ts';
import { toyEngine } from '../../runner/testing/toy-engine.ts';
import type { ToyFault } from '../../runner/testing/toy-game.ts';
import { toyCase, toyProperty } from '../../runner/testing/toy-property.ts';
import type { Context, Output } from '../context.ts';
import { runCommandLine } from '../program.ts';
import { UsageError } from '../usage-error.ts';

/** How a command line ended, and what it wrote. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const TOYS: readonly ToyFault[] = ['none', 'one damage too much', 'taps what is tapped'];

/** A property that no engine can show enough for. */
const unseen: Property = { ...toyProperty, id: 'unseen', statement: 'T2', clauses: ['T2/unseen'], observe: ['pools'] };

/** The command with toys for engines: `none` is the reference, the others are named by their faults. */
export function toyContext(folder: string, interrupted: AbortSignal = new AbortController().signal): Context {
  return {
    out: collecting([]),
    err: collecting([]),
    folder,
    properties: [toyProperty, unseen],
    faults: [],
    openEngine: async (id) => {
      const fault = TOYS.find((each) => each === id);
      if (fault === undefined) throw new UsageError(`no engine is called "${id}": expected ${TOYS.join(', ')}`);
      const engine = toyEngine(fault);
      const described = { ...engine.describe(), facets: ['zones', 'stack', 'events', 'options'] as const };
      return {
        id,
        engine: { ...engine, describe: () => described },
        reference: fault === 'none' ? null : toyEngine(),
        restart: null,
        games: null,
      };
    },
    ledger: loadLedger,
    labour: ({ engine, reference }) => ({
      kind: 'here',
      workshop: { engine, reference, properties: [toyProperty, unseen], caseOf: toyCase, restart: null, games: null },
    }),
    diffThread: null,
    casesFor: () => ({ caseOf: toyCase, frozen: () => 0, lacking: () => null }),
    version: '0.0.0',
    fingerprint: () => 'toy',
    today: () => '2026-08-30',
    limits: ['toys have no decks'],
    interrupted,
  };
}

/** Runs a command line with toys for engines. */
export async function runToy(args: readonly string[], context: Context): Promise<Ended> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(args, { ...context, out: collecting(out), err: collecting(err) });
  return { code, out: out.join(''), err: err.join('') };
}

function collecting(texts: string[]): Output {
  return {
    write: (text) => {
      texts.push(text);
    },
    isTerminal: false,
    columns: 80,
  };
}
