import { ruleHash } from '../identity.ts';
import type { CitedRuling, CitedRulingsFile } from '../schema/cited-rulings.generated.ts';
import type { RuleIndexFile } from '../schema/rule-index.generated.ts';
import type { Ruling } from '../schema/rulings.generated.ts';
import type { CardTexts } from './card-file.ts';
import type { RulesText } from './comprehensive-rules.ts';
import { hashesOf } from './match.ts';

/** The index of an edition: numbers and hashes, in the order of print. */
export function indexRules(rules: RulesText): RuleIndexFile {
  return {
    edition: rules.edition,
    rules: Object.fromEntries(rules.rules.map((rule) => [rule.number, ruleHash(rule.text)])),
  };
}

/** The index of the rulings that the ledger cites, sorted by id, and the ids of those that the card files lack. */
export function indexRulings(
  rulings: readonly Ruling[],
  cards: CardTexts,
): { readonly file: CitedRulingsFile; readonly missing: readonly string[] } {
  const found: CitedRuling[] = [];
  const missing: string[] = [];
  for (const ruling of rulings) {
    const prefix = ruling.id.slice(0, ruling.id.indexOf('/'));
    const texts = hashesOf(ruling).flatMap((hash) => cards.rulings.get(`${prefix}/${hash}`) ?? []);
    const [first] = texts.map((text) => text.date).sort();
    if (first === undefined) missing.push(ruling.id);
    else found.push({ id: ruling.id, card: ruling.card, date: first });
  }
  found.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { file: { rulings: found }, missing };
}

/** The bytes of an index of rules: one rule a line, so that the difference of two editions reads well. */
export function ruleIndexBytes(index: RuleIndexFile): string {
  const lines = Object.entries(index.rules).map(([number, hash]) => `    "${number}": "${hash}"`);
  return `{\n  "edition": "${index.edition}",\n  "rules": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The bytes of an index of rulings: one ruling a line. */
export function citedRulingsBytes(file: CitedRulingsFile): string {
  const lines = file.rulings.map((ruling) => `    ${JSON.stringify(ruling)}`);
  return `{\n  "rulings": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
