import type { Property } from '../../properties/property.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { type Cases, SHOWN_IN_EVERY_CASE } from '../../runner/index.ts';

/** Why a property is not judged on an engine, which the engine says before the first case. */
export interface Unjudged {
  readonly verdict: 'not observable' | 'unsupported';
  readonly why: string;
}

/** Null: it can be judged. */
export function unjudged(property: Property, engine: EngineUnderTest, { lacking }: Cases): Unjudged | null {
  const { facets } = engine.describe();
  const hidden = [...new Set([...SHOWN_IN_EVERY_CASE, ...property.observe])].filter((each) => !facets.includes(each));
  if (hidden.length > 0) return { verdict: 'not observable', why: `it does not show ${hidden.join(', ')}` };
  const why = lacking(property);
  return why === null ? null : { verdict: 'unsupported', why };
}
