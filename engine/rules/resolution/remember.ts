import { addressOf, recordAt, recordOf } from '../../cards/records.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Bindings, Bound, GameObject, RecordKey } from '../../state/root.ts';
import { changeObject, forget } from '../../state/write.ts';
import type { Ability } from '../../vocabulary/ability.ts';
import type { Effect } from '../../vocabulary/effect.ts';

/**
 * The source remembers the objects that its abilities speak of to each other. It does so even when it is gone, for its leaves
 * ability may still be to come. CR 607.1, 607.2a
 */
export function rememberLinked(g: Game, source: ObjectId, effect: Effect, bound: Bindings): void {
  if (Object.keys(bound).length === 0) return;
  const record = recordAt(addressOf(effect));
  const names = linkedNames(record).filter((name) => bound[name] !== undefined);
  const last = g.root.lastKnown[source];
  const object = find(g.root, source) ?? last?.object;
  if (names.length === 0 || object === undefined) return;
  const links = linksWith(object, record, Object.fromEntries(names.map((name) => [name, bound[name] as Bound])));
  if (find(g.root, source) !== null) changeObject(g, source, { links });
  else if (last !== undefined) forget(g, { ...g.root.lastKnown, [source]: { ...last, object: { ...object, links } } });
}

/** Objects are remembered besides those of before. CR 607.3 */
function linksWith({ links }: GameObject, record: RecordKey, more: Bindings): GameObject['links'] {
  const had = links[record] ?? {};
  const together = Object.entries(more).map(([name, bound]): [string, Bound] => {
    const old = had[name];
    return bound.kind === 'objects' && old?.kind === 'objects'
      ? [name, { kind: 'objects', ids: [...old.ids, ...bound.ids] }]
      : [name, bound];
  });
  return { ...links, [record]: { ...had, ...Object.fromEntries(together) } };
}

const known = new Map<RecordKey, readonly string[]>();

/** Names under which one ability of the record remembers objects that another one, or a later resolution of its own, speaks of. */
function linkedNames(record: RecordKey): readonly string[] {
  let names = known.get(record);
  if (names === undefined) {
    const { abilities } = recordOf(record);
    const texts = abilities.map((ability) => JSON.stringify(ability));
    names = abilities.flatMap((ability, at) =>
      namesIn(ability).filter((name) =>
        texts.some((text, other) => text.includes(LINKED(name)) || (other !== at && text.includes(BOUND(name)))),
      ),
    );
    known.set(record, names);
  }
  return names;
}

function namesIn(ability: Ability): readonly string[] {
  return [...JSON.stringify(ability).matchAll(/"bind":"([^"]+)"/g)].map((match) => match[1] as string);
}

const BOUND = (name: string): string => JSON.stringify({ kind: 'bound', name });
const LINKED = (name: string): string => JSON.stringify({ kind: 'linked', name });
