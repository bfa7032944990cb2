import { mkdirSync, writeFileSync } from 'node:fs';
import { referenceEngine } from '../../adapters/reference/index.ts';
import { corpusFile, corpusText, type FrozenCase } from '../../corpus/index.ts';
import { witnessesOf } from '../../faults/witness.ts';
import { caseAt, size } from '../../generators/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Property } from '../../properties/property.ts';
import type { Case } from '../../protocol/index.ts';
import { judge } from '../../runner/index.ts';

/** Freezes the cases of the witnesses, and for each clause that none of them puts to the test a random one. Arguments: ids of properties; none: all. */
function main(wanted: readonly string[]): void {
  mkdirSync(new URL('./', corpusFile('')), { recursive: true });
  for (const property of PROPERTIES) {
    if (wanted.length > 0 && !wanted.includes(property.id)) continue;
    const frozen = frozenFor(property);
    writeFileSync(corpusFile(property.id), corpusText(frozen));
    const covered = new Set(frozen.flatMap(({ witnesses }) => witnesses));
    const without = property.clauses.filter((clause) => !covered.has(clause));
    process.stdout.write(`${property.id}: ${frozen.length} ${without.join(', ')}\n`);
  }
}

/** How many random cases are looked at for clauses that no witness puts to the test. */
const LOOKED_AT = 300;

function frozenFor(property: Property): readonly FrozenCase[] {
  const found = witnessesOf(property.id).flatMap(({ fault, case: of }) => freeze(property, fault, of) ?? []);
  const covered = new Set(found.flatMap(({ witnesses }) => witnesses));
  const open = property.clauses.filter((clause) => !covered.has(clause));
  return open.length === 0 ? found : [...found, ...chosenFor(property, open)];
}

/** Null where the reference breaks the law, or the case puts nothing to the test. */
function freeze(property: Property, id: string, of: Case): FrozenCase | null {
  const { finding, witnessed } = judge(property, referenceEngine, null, of);
  const witnesses = [...new Set(witnessed.map(({ clause }) => clause))].sort();
  return finding !== null || witnesses.length === 0 ? null : { id, case: of, witnesses };
}

/** For each clause the smallest of the random cases that put it to the test. */
function chosenFor(property: Property, clauses: readonly string[]): readonly FrozenCase[] {
  const random = Array.from({ length: LOOKED_AT }, (_, index) =>
    freeze(property, '', caseAt(property, index, 1).case),
  ).flatMap((each) => each ?? []);
  return clauses.flatMap((clause) => {
    const [smallest] = random
      .filter(({ witnesses }) => witnesses.includes(clause))
      .sort((one, two) => size(one.case) - size(two.case));
    return smallest === undefined ? [] : [{ ...smallest, id: clause }];
  });
}

main(process.argv.slice(2));
