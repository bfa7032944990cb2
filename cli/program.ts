import { availableParallelism } from 'node:os';
import { Command, CommanderError, Option } from 'commander';
import { CASES_TO_FIND } from '../faults/matrix-runs.ts';
import { REDUCTION_BUDGET } from '../runner/index.ts';
import { askCommand } from './ask/ask-command.ts';
import { checkCommand } from './cards/check-command.ts';
import { listCards } from './cards/list-command.ts';
import type { Context } from './context.ts';
import { addDiff } from './diff/add-diff.ts';
import { addGate } from './gate/add-gate.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { faultsCommand, listFaults } from './faults/faults-command.ts';
import { fullCommand } from './faults/full/full-command.ts';
import { healthCommand } from './health-command.ts';
import { countFromNone, positiveNumber, type Shard, seconds, shard, wholeNumber } from './options.ts';
import { addExport } from './export/add-export.ts';
import { exploreCommand } from './explore-command.ts';
import { type PlanCommand, planCommand } from './plan/plan-command.ts';
import { perftCommand } from './perft-command.ts';
import { reduceCommand } from './reduce-command.ts';
import { replayCommand } from './replay-command.ts';
import { coverageCommand, listCommand, showCommand } from './rulings/rulings-commands.ts';
import { FORMATS, type Format } from './run/format.ts';
import { addMerge } from './run/add-merge.ts';
import { runCommand } from './run/run-command.ts';
import { USUAL_CASES } from './run/settings.ts';
import { serveCommand } from './serve-command.ts';
import { addShow } from './show/add-show.ts';
import { addSite } from './site/add-site.ts';
import { EXIT, UnusableEngine, UsageError } from './usage-error.ts';

/** Runs a command line and answers its exit code. Bad usage is told in one message on the error output. */
export async function runCommandLine(args: readonly string[], context: Context): Promise<number> {
  let code: number = EXIT.fine;
  const program = programFor(context, (exit) => {
    code = exit;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
    if (!(error instanceof UsageError || error instanceof UnusableEngine)) throw error;
    context.err.write(`headjudge: ${error.message}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.unusable;
  }
}

const SEED = 1;
const ENGINES = 'reference, forge, fault:ID, cmd:COMMAND, record:FILE=cmd:COMMAND, replay:FILE or module:FILE';
const WORKERS = Math.min(2, availableParallelism());

type End = (code: number) => void;

function programFor(context: Context, end: End): Command {
  const program = new Command('headjudge')
    .description('Judges Magic: The Gathering engines by the rules and rulings.')
    .version(context.version)
    .exitOverride()
    .showHelpAfterError('(headjudge --help, or headjudge COMMAND --help, says more)')
    .configureOutput({
      writeOut: (text) => context.out.write(text),
      writeErr: (text) => context.err.write(text),
      outputError: (text, write) => write(`headjudge: ${text.replace(/^error: /, '')}`),
    });
  addRun(program, context, end);
  addMerge(program, context, end);
  addDiff(program, context, { engines: ENGINES, workers: WORKERS }, end);
  addGate(program, context, { engines: ENGINES, workers: WORKERS }, end);
  addPlan(program, context, end);
  addCounterexamples(program, context, end);
  addShow(program, context, { engines: ENGINES }, end);
  addExport(program, context, end);
  addSite(program, context, end);
  addFaults(program, context, end);
  addRulings(program, context, end);
  addServe(program, context, end);
  addQuestions(program, context, end);
  addOthers(program, context, end);
  return program;
}

function addRun(program: Command, context: Context, end: End): void {
  program
    .command('run')
    .description('judge an engine by properties, all or those that are named')
    .argument('[selectors...]', 'property, statement (R2), clause, ruling id, card, or rule number')
    .option('--engine <engine>', ENGINES, 'reference')
    .option('--seed <n>', 'other seeds, other cases', wholeNumber, SEED)
    .option(
      '--cases <n>',
      `random cases per property, 0 for frozen ones alone; else ${USUAL_CASES} are shared out`,
      countFromNone,
    )
    .option('--time <seconds>', 'begin no more cases after this time', seconds)
    .option('--workers <n>', 'threads', positiveNumber, WORKERS)
    .addOption(
      new Option('--shard <part/parts>', 'run one part of the cases')
        .argParser(shard)
        .default({ part: 1, of: 1 }, '1/1'),
    )
    .option('--out <folder>', 'where to write; goes on with the run that is there')
    .addOption(new Option('--format <format>', 'what to print').choices(FORMATS).default('table'))
    .option('--strict', 'what was not told counts as a finding', false)
    .action(async (selectors: string[], options: RunFlags) => {
      const { cases = null, time = null, out = null } = options;
      end(await runCommand(context, { ...options, selectors, cases, time, out }));
    });
}

/** As commander hands them over: what has no default may be missing. */
interface RunFlags {
  readonly engine: string;
  readonly seed: number;
  readonly cases?: number;
  readonly time?: number;
  readonly workers: number;
  readonly shard: Shard;
  readonly out?: string;
  readonly format: Format;
  readonly strict: boolean;
}

function addPlan(program: Command, context: Context, end: End): void {
  program
    .command('plan')
    .description('what a run would look at, what not and why, and which cards more would open the most rulings')
    .argument('[selectors...]', 'as for run')
    .option('--engine <engine>', ENGINES, 'reference')
    .option('--cards <n>', 'cards to name', positiveNumber, 10)
    .addOption(new Option('--format <format>', 'what to print').choices(['table', 'json']).default('table'))
    .action(async (selectors: string[], flags: Omit<PlanCommand, 'selectors'>) => {
      end(await planCommand(context, { ...flags, selectors }));
    });
}

function addCounterexamples(program: Command, context: Context, end: End): void {
  program
    .command('replay')
    .description('judge an engine by a counterexample')
    .argument('<file>', 'a counterexample')
    .option('--engine <engine>', `${ENGINES}; else the one that the file names`)
    .option('--story', 'tell what happened, step by step', false)
    .action(async (file: string, { engine, story }: { readonly engine?: string; readonly story: boolean }) => {
      end(await replayCommand(context, { file, engine: engine ?? null, story }));
    });
  program
    .command('reduce')
    .description('make a counterexample smaller')
    .argument('<file>', 'a counterexample')
    .option('--engine <engine>', `${ENGINES}; else the one that the file names`)
    .option('--budget <n>', 'cases to try', positiveNumber, REDUCTION_BUDGET)
    .option('--out <file>', 'where to write; else beside the file')
    .action(
      async (file: string, flags: { readonly engine?: string; readonly budget: number; readonly out?: string }) => {
        end(
          await reduceCommand(context, {
            file,
            budget: flags.budget,
            engine: flags.engine ?? null,
            out: flags.out ?? null,
          }),
        );
      },
    );
}

function addFaults(program: Command, context: Context, end: End): void {
  program
    .command('faults')
    .description('the kill matrix: which faulty engines the suite finds')
    .argument('[ids...]', 'faults; else all')
    .option('--list', 'only list the faults', false)
    .option('--overlaps', 'each property on every fault, not only on its own', false)
    .option('--full', 'also how small, how quickly and under how many names each is shown, against the goals', false)
    .option('--cases <n>', 'cases in which a fault has to be found', positiveNumber, CASES_TO_FIND)
    .option('--seed <n>', 'the first seed', wholeNumber, SEED)
    .option('--seeds <n>', 'how many seeds', positiveNumber, 10)
    .option('--workers <n>', 'threads', positiveNumber, WORKERS)
    .option('--out <folder>', 'with --full: where to write; goes on with what is there')
    .addOption(
      new Option('--format <format>', 'with --full: what to print').choices(['table', 'json']).default('table'),
    )
    .action(async (ids: string[], flags: FaultsFlags) => {
      const { list, full, overlaps, out = null } = flags;
      if (list) end(listFaults(context));
      else if (full) end(await fullCommand(context, { ...flags, ids, out }));
      else end(await faultsCommand(context, { ...flags, ids, scope: overlaps ? 'full' : 'own' }));
    });
}

interface FaultsFlags {
  readonly list: boolean;
  readonly overlaps: boolean;
  readonly full: boolean;
  readonly out?: string;
  readonly format: 'table' | 'json';
  readonly cases: number;
  readonly seed: number;
  readonly seeds: number;
  readonly workers: number;
}

function addRulings(program: Command, context: Context, end: End): void {
  const rulings = program.command('rulings').description('the ledger of rules and rulings');
  rulings
    .command('list')
    .description('all rulings, or those of a card')
    .argument('[card]', 'a card')
    .action((card?: string) => end(listCommand(context, card ?? null)));
  rulings
    .command('show')
    .description('what an entry says, in our words, and what judges it')
    .argument('<id>', 'a statement, clause or ruling')
    .action((id: string) => end(showCommand(context, id)));
  rulings
    .command('coverage')
    .description('how much is judged')
    .option('--limits', 'what the reference cannot do', false)
    .action(({ limits }: { readonly limits: boolean }) => end(coverageCommand(context, limits)));
}

function addServe(program: Command, context: Context, end: End): void {
  program
    .command('serve')
    .description('be an engine that speaks the protocol, on the standard streams')
    .option('--engine <engine>', ENGINES, 'reference')
    .action(async ({ engine }: { readonly engine: string }) => end(await serveCommand(context, engine)));
  program
    .command('doctor')
    .description('look at an adapter: whether it speaks the protocol')
    .requiredOption('--engine <engine>', 'forge, cmd:COMMAND or module:FILE')
    .action(async ({ engine }: { readonly engine: string }) => end(await doctorCommand(context, engine)));
}

function addQuestions(program: Command, context: Context, end: End): void {
  const cards = program.command('cards').description('the cards that the engine knows');
  cards
    .command('list')
    .description('their names, or those with these words in them; of a few, what they do in our words')
    .argument('[words...]', 'words of a name')
    .action((words: string[]) => end(listCards(context, words.join(' '))));
  cards
    .command('check')
    .description('hold them against a card file of yours')
    .requiredOption('--cards <file>', 'the card file')
    .action(({ cards }: { readonly cards: string }) => end(checkCommand(context, cards)));
  program
    .command('ask')
    .description('answer a question about a board and what players do: see docs/asking.md')
    .argument('<file>', 'the question')
    .option('--options', 'tell what may be done wherever a player acts', false)
    .option('--all', 'go through every answer to every choice that the file leaves open', false)
    .option('--most <n>', 'games to play for --all', positiveNumber, 400)
    .action((file: string, flags: { readonly options: boolean; readonly all: boolean; readonly most: number }) => {
      end(askCommand(context, { file, ...flags }));
    });
}

function addOthers(program: Command, context: Context, end: End): void {
  program
    .command('perft')
    .description('count the lines of play from a board')
    .argument('<file>', 'a board')
    .option('--depth <n>', 'answers; else as the file says', positiveNumber)
    .action((file: string, { depth }: { readonly depth?: number }) => end(perftCommand(context, file, depth ?? null)));
  program
    .command('explore')
    .description('search the small boards of properties completely, and find the smallest case that shows each fault')
    .argument('[selectors...]', 'as for run')
    .option('--transitions <n>', 'the most answers on one board', positiveNumber, 8000)
    .action(async (selectors: string[], { transitions }: { readonly transitions: number }) => {
      end(await exploreCommand(context, { selectors, transitions }));
    });
  program
    .command('health')
    .description('how good the cases of properties are')
    .argument('[selectors...]', 'as for run')
    .option('--seed <n>', 'other seeds, other cases', wholeNumber, SEED)
    .option('--cases <n>', 'cases per property', positiveNumber, 200)
    .action(async (selectors: string[], { seed, cases }: { readonly seed: number; readonly cases: number }) => {
      end(await healthCommand(context, { selectors, seed, cases }));
    });
}
