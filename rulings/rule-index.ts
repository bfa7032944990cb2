import { readFileSync } from 'node:fs';
import type { CitedRuling, CitedRulingsFile } from './schema/cited-rulings.generated.ts';
import type { RuleClass, RuleClassesFile } from './schema/rule-classes.generated.ts';
import type { RuleEntry, RuleIndexFile } from './schema/rule-index.generated.ts';

/** The edition of the Comprehensive Rules that the project cites, by the day from which it is in force. */
export const EDITION = '2026-08-07';

let index: RuleIndexFile | null = null;
let classes: RuleClassesFile | null = null;
let cited: ReadonlyMap<string, CitedRuling> | null = null;

/** Number and text hash of every rule of the edition, in the order of print. Read on the first call, not checked. */
export function ruleIndex(): RuleIndexFile {
  index ??= readIndexFile<RuleIndexFile>(`cr-${EDITION}.json`);
  return index;
}

/** The rule with this number (`601.2f`, no full stop), or null if the edition has none. */
export function findRule(number: string): RuleEntry | null {
  const { edition, rules } = ruleIndex();
  const hash = Object.hasOwn(rules, number) ? rules[number] : undefined;
  return hash === undefined ? null : { edition, number, hash };
}

/** An estimate of what could judge each rule, by number: see the meaning of the letters at `RuleClass`. */
export function ruleClasses(): Readonly<Record<string, RuleClass>> {
  classes ??= readIndexFile<RuleClassesFile>('cr-classes.json');
  return classes.classes;
}

/** The official ruling with this id as found in a card file, or null if the project cites none such. */
export function findCitedRuling(id: string): CitedRuling | null {
  cited ??= new Map(readIndexFile<CitedRulingsFile>('rulings.json').rulings.map((ruling) => [ruling.id, ruling]));
  return cited.get(id) ?? null;
}

function readIndexFile<Document>(name: string): Document {
  return JSON.parse(readFileSync(new URL(`index/${name}`, import.meta.url), 'utf8')) as Document;
}
