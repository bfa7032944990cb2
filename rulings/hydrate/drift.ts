import { ruleHash } from '../identity.ts';
import type { RulesText } from './comprehensive-rules.ts';

/** What became of one cited rule in another edition. */
export type RuleDrift =
  | { readonly kind: 'same'; readonly number: string }
  /** Another text stands under the number, and the old text under no other. */
  | { readonly kind: 'reworded'; readonly number: string }
  /** The old text stands under other numbers only. */
  | { readonly kind: 'moved'; readonly number: string; readonly to: readonly string[] }
  /** Neither the number nor the text is there. */
  | { readonly kind: 'gone'; readonly number: string };

/** The hashes of the edition that the citations were read in, by rule number. */
export type RuleHashes = Readonly<Record<string, string>>;

/** Compares the cited rules with another edition, in the order given. A rule that is in no index counts as gone. */
export function driftOfRules(cited: readonly string[], index: RuleHashes, other: RulesText): readonly RuleDrift[] {
  const hashes = new Map(other.rules.map((rule) => [rule.number, ruleHash(rule.text)]));
  const numbers = new Map<string, string[]>();
  for (const [number, hash] of hashes) numbers.set(hash, [...(numbers.get(hash) ?? []), number]);
  return cited.map((number) => {
    const hash = index[number];
    if (hash !== undefined && hashes.get(number) === hash) return { kind: 'same', number };
    const to = hash === undefined ? [] : (numbers.get(hash) ?? []);
    if (to.length > 0) return { kind: 'moved', number, to };
    return hashes.has(number) ? { kind: 'reworded', number } : { kind: 'gone', number };
  });
}
