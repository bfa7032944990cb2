import { aligned } from '../../reports/index.ts';
import type { Context } from '../context.ts';
import { jsonText } from '../files.ts';
import { select } from '../select.ts';
import { EXIT } from '../usage-error.ts';
import { type Plan, planFor } from './plan.ts';

export interface PlanCommand {
  readonly selectors: readonly string[];
  readonly engine: string;
  readonly format: 'table' | 'json';
  /** How many cards are named that would open the most rulings. */
  readonly cards: number;
}

/** Tells what a run would look at, what it would not and why, and which cards more would open the most rulings. */
export async function planCommand(
  context: Context,
  { selectors, engine: id, format, cards }: PlanCommand,
): Promise<number> {
  const properties = select(selectors, context.properties, context.ledger);
  const { engine } = await context.openEngine(id);
  const plan = planFor(id, engine, context.casesFor(engine), properties, context.ledger(), cards);
  context.out.write(format === 'json' ? jsonText(plan) : `${linesOf(plan).join('\n')}\n`);
  return EXIT.fine;
}

function linesOf({ engine, cards, properties, rulings, next }: Plan): readonly string[] {
  const runs = properties.filter(({ verdict }) => verdict === 'runs');
  const not = properties.filter(({ verdict }) => verdict !== 'runs');
  const { name, version, level, facets, minPlayers, maxPlayers } = engine;
  return [
    `${name} ${version}: level ${level}, ${minPlayers} to ${maxPlayers} players, shows ${facets.join(', ')}`,
    `It knows ${cards.known} of the ${cards.of} cards that the reference knows.`,
    '',
    `${runs.length} of ${properties.length} properties would run${runs.length === 0 ? '.' : ':'}`,
    ...(runs.length === 0 ? [] : aligned([['statement', 'property', 'known of its cards'], ...runs.map(rowOf)], 2)),
    ...(not.length === 0 ? [] : ['', `${not.length} would not:`]),
    ...not.map(({ id, verdict, why }) => `${id}: ${verdict}, ${why}`),
    '',
    `Official rulings that would be run on their own card: ${rulings.open} of ${rulings.of}`,
    ...(next.length === 0 ? [] : ['', 'Cards more that would open the most of them:']),
    ...(next.length === 0 ? [] : aligned([['card', 'rulings', 'open then'], ...next.map(rowOfCard)], 1)),
  ];
}

function rowOf({ statement, id, about }: Plan['properties'][number]): readonly string[] {
  return [statement, id, `${about.known} of ${about.of}`];
}

function rowOfCard({ card, rulings, open }: Plan['next'][number]): readonly string[] {
  return [card, String(rulings.length), String(open)];
}
