import type { PermanentView, View } from '../../protocol/index.ts';
import { printedAbilities, type StaticAbility } from './card-facts.ts';

/** A permanent whose card has static abilities, and those. */
export interface WithStatics {
  readonly source: PermanentView;
  readonly statics: readonly StaticAbility[];
}

/** Found once for each list of permanents: every permanent asks what the others do to it. */
const KNOWN = new WeakMap<View['battlefield'], readonly WithStatics[]>();

/** The permanents of a view whose cards print static abilities; few do. */
export function printedStatics({ battlefield }: View): readonly WithStatics[] {
  const known = KNOWN.get(battlefield);
  if (known !== undefined) return known;
  const found = battlefield.flatMap((source) => {
    const statics = printedAbilities(source.name, 'static');
    return statics.length === 0 ? [] : [{ source, statics }];
  });
  KNOWN.set(battlefield, found);
  return found;
}
