import { writeFileSync } from 'node:fs';
import { corpusFile, corpusText, type FrozenCase } from '../../corpus/index.ts';
import { caseAt, size } from '../../generators/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Property } from '../../properties/property.ts';
import { frozenCase, witnessesOf } from './frozen-case.ts';

/** Says anew what the witnesses of faults put to the test, and freezes a random case for each clause that none of them does. Arguments: ids of properties; none: all. */
function main(wanted: readonly string[]): void {
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

/** A witness on which the reference breaks the law stays as it is, for a test to name. */
function frozenFor(property: Property): readonly FrozenCase[] {
  const found = witnessesOf(property).map((witness) => frozenCase(property, witness.id, witness.case) ?? witness);
  const covered = new Set(found.flatMap(({ witnesses }) => witnesses));
  const open = property.clauses.filter((clause) => !covered.has(clause));
  return open.length === 0 ? found : [...found, ...chosenFor(property, open)];
}

/** For each clause the smallest of the random cases that put it to the test. */
function chosenFor(property: Property, clauses: readonly string[]): readonly FrozenCase[] {
  const random = Array.from({ length: LOOKED_AT }, (_, index) =>
    frozenCase(property, '', caseAt(property, index, 1).case),
  ).flatMap((each) => each ?? []);
  return clauses.flatMap((clause) => {
    const [smallest] = random
      .filter(({ witnesses }) => witnesses.includes(clause))
      .sort((one, two) => size(one.case) - size(two.case));
    return smallest === undefined ? [] : [{ ...smallest, id: clause }];
  });
}

main(process.argv.slice(2));
