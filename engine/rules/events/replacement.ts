import { derive } from '../../characteristics/derive.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { the } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { asker, askForObjects, askValue } from '../ask.ts';

/** One of several replacement effects; those of one kind of ability make no difference. CR 616.1 */
export function* chooseReplacement<H extends { readonly source: ObjectId; readonly address: string }>(
  g: Game,
  applicable: readonly H[],
  player: PlayerId,
): Proc<H | null> {
  const distinct = applicable.filter(
    (has, index) => applicable.findIndex((other) => other.address === has.address) === index,
  );
  if (distinct.length < 2) return distinct[0] ?? null;
  const asking = { player: asker(g, player), purpose: 'replacement' as const, source: null, cr: '616.1' };
  const [source] = yield* askForObjects(g, asking, [...new Set(distinct.map((has) => has.source))], 1, 1);
  const own = distinct.filter((has) => has.source === source);
  const word = yield* askValue(
    g,
    { ...asking, source: source ?? null },
    own.map((has) => lastWord(has.address)),
  );
  return own.find((has) => lastWord(has.address) === word) ?? null;
}

/** Tells several replacement effects of one object apart. */
function lastWord(address: string): string {
  return address.slice(address.indexOf('#') + 1);
}

/** Who orders the replacement effects on an object: its controller, or its owner where it has none. CR 616.1 */
export function affectedPlayer(root: Root, id: ObjectId): PlayerId {
  const { zone, owner } = the(root, id);
  if (zone !== 'battlefield' && zone !== 'stack') return owner;
  return derive(root).characteristics(id)?.controller ?? owner;
}

/** What an object has twice over applies twice: the same key once more has a number. CR 113.2c, 702.136b */
export function toldApart<K extends { readonly key: string }>(one: K, at: number, all: readonly K[]): K {
  const before = all.slice(0, at).filter(({ key }) => key === one.key).length;
  return before === 0 ? one : { ...one, key: `${one.key}#${before}` };
}
