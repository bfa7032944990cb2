import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineUnderTest, referenceEngine } from '../../adapters/reference/index.ts';
import { corpusFile, corpusOf, corpusText, type FrozenCase } from '../../corpus/index.ts';
import { type Fault, faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import type { Property } from '../../properties/property.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { frozenCase, witnessesOf } from '../corpus/frozen-case.ts';
import { type Faulty, whyNoWitness } from './check-witness.ts';
import { findWitness, type Surveyed, survey } from './find-witness.ts';
import { RARE } from './rare-cases.ts';

/** Finds a witness for each fault that has none, or whose witness shows nothing any more. Arguments: ids of properties (none: all), and numbers: the seeds. */
async function main(args: readonly string[]): Promise<void> {
  const wanted = args.filter((each) => !/^\d+$/.test(each));
  const seeds = args.filter((each) => !wanted.includes(each)).map(Number);
  const { engine, setActiveFault } = await loadFaultyEngine(faults);
  const faulty: Faulty = { engine: engineUnderTest(engine, 'faulty'), setActiveFault };
  for (const property of PROPERTIES) {
    if (wanted.length === 0 || wanted.includes(property.id))
      findAll(property, seeds.length === 0 ? SEEDS : seeds, faulty);
  }
}

/** The seeds that are looked through, one after the other, and how many cases of each. */
const SEEDS: readonly number[] = [1, 2, 3, 4];
const CASES = 250;

function findAll(property: Property, seeds: readonly number[], faulty: Faulty): void {
  const own = faults.filter((fault) => fault.property === property.id);
  const chosen = corpusOf(property.id).filter(({ id }) => property.clauses.includes(id));
  const found = witnessesOf(property).filter((one) => isWitness(property, own, one, faulty));
  const missing = (): readonly Fault[] => own.filter(({ id }) => !found.some((one) => one.id === id));
  for (const seed of seeds) {
    if (missing().length === 0) break;
    const usual = missing().every(({ id }) => id in RARE) ? [] : survey(property, referenceEngine, seed, CASES);
    for (const fault of missing()) {
      const cases = rareCases(property, fault, seed) ?? usual;
      const of = findWitness(property, fault, cases, referenceEngine, faulty);
      const witness = of === null ? null : frozenCase(property, fault.id, of);
      if (witness !== null) found.push(witness);
    }
    write(property, [...chosen, ...found]);
  }
  write(property, [...chosen, ...found]);
  const without = missing().map(({ id }) => id);
  process.stdout.write(`${property.id}: ${found.length} of ${own.length} ${without.join(', ')}\n`);
}

function write(property: Property, cases: readonly FrozenCase[]): void {
  writeFileSync(corpusFile(property.id), corpusText(cases));
}

/** Cases made for this fault alone, where it has a recipe of its own. */
function rareCases(property: Property, { id }: Fault, seed: number): readonly Surveyed[] | null {
  const recipe = RARE[id];
  return recipe === undefined ? null : survey({ ...property, cases: recipe }, referenceEngine, seed, CASES);
}

function isWitness(property: Property, own: readonly Fault[], { id, case: of }: FrozenCase, faulty: Faulty): boolean {
  const known = own.find((fault) => fault.id === id);
  return known !== undefined && whyNoWitness(property, known, of, referenceEngine, faulty) === null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
