import type { Property } from '../../properties/property.ts';
import type { Case } from '../../protocol/index.ts';
import { commandLine, exampleSteps, type StepsFile } from '../../reports/index.ts';
import { type Clause, findEntry, type Ledger, propertiesOf } from '../../rulings/index.ts';
import { judge, lookingAtAll, smallWitness } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';

/** A clause with the property that judges it. */
export interface Shown {
  readonly clause: Clause;
  readonly property: Property;
}

/** Random cases that are looked at where none of the corpus puts a clause to the test. */
const LOOKED_AT = 300;

/** The clauses of these ids that a property judges. */
export function shownClauses(context: Context, ids: readonly string[], ledger: Ledger): readonly Shown[] {
  return [...new Set(ids)].flatMap((id) => {
    const entry = findEntry(id, ledger);
    if (entry?.kind !== 'clause') return [];
    const judging = propertiesOf(entry, ledger);
    const property = context.properties.find((each) => judging.includes(each.id) && each.clauses.includes(id));
    return property === undefined ? [] : [{ clause: entry.clause, property }];
  });
}

/** A small game in which a clause comes to the test, step by step; null: none was found. `budget`: cases that may be tried. */
export function exampleFor(context: Context, opened: OpenedEngine, shown: Shown, budget: number): StepsFile | null {
  const { clause, property } = shown;
  const { engine } = opened;
  for (const of of candidates(context, opened, property)) {
    const small = smallWitness(property, engine, of, clause.id, budget);
    if (small === null) continue;
    const { history, compared } = judge(lookingAtAll(property), engine, null, small.case);
    const again = commandLine(['show', '--ruling', clause.id]);
    const { id } = property;
    return exampleSteps({
      ...{ suite: context.version, engine: opened.id, property: id, clause, case: small.case },
      ...{ history, compared, again, course: small.course },
    });
  }
  return null;
}

/** Those of the corpus, then random ones. */
function* candidates(context: Context, { engine }: OpenedEngine, property: Property): Generator<Case> {
  const cases = context.casesFor(engine);
  for (let index = -cases.frozen(property.id); index < LOOKED_AT; index++) yield cases.caseOf(property, index, 1);
}
