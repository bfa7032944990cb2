import { createHash } from 'node:crypto';
import { keyOf, type Mutant } from './mutants.ts';

/**
 * Mutants drawn by a seed so that each folder and kind of change has its share, in an order in which the first ones are such a draw
 * too. All of them where no more are wanted than there are.
 */
export function sampleOf(mutants: readonly Mutant[], wanted: number, seed: number): readonly Mutant[] {
  const strata = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const stratum = `${folderOf(mutant)} ${mutant.mutator}`;
    strata.set(stratum, [...(strata.get(stratum) ?? []), mutant]);
  }
  const placed = [...strata].flatMap(([stratum, of]) => places(shuffled(of, seed), fractionOf(`${seed} ${stratum}`)));
  return placed
    .sort((a, b) => a.place - b.place || (keyOf(a.mutant) < keyOf(b.mutant) ? -1 : 1))
    .slice(0, wanted)
    .map(({ mutant }) => mutant);
}

/** The folder of the rules that a mutant is in, two levels deep. */
export function folderOf({ file }: Mutant): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
}

/** A stratum spread evenly from 0 to 1, so that any beginning of all has a fair part of it. */
function places(
  mutants: readonly Mutant[],
  offset: number,
): readonly { readonly mutant: Mutant; readonly place: number }[] {
  return mutants.map((mutant, index) => ({ mutant, place: (index + offset) / mutants.length }));
}

function shuffled(mutants: readonly Mutant[], seed: number): readonly Mutant[] {
  const keyed = mutants.map((mutant) => ({ mutant, by: fractionOf(`${seed} ${keyOf(mutant)}`) }));
  return keyed.sort((a, b) => a.by - b.by).map(({ mutant }) => mutant);
}

/** A number from 0 up to 1 that a text gives. */
function fractionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
