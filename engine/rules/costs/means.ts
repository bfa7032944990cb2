import type { Means } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Root } from '../../state/root.ts';
import type { CardRecord } from '../../vocabulary/record.ts';
import { spellRecord } from '../casting/ways.ts';

/** What every cost may be paid with that nothing says more of. */
export const ONLY_MANA: Means = { mana: true, convoke: false, delve: false };

const meansByRecord = new WeakMap<CardRecord, Means>();

/** What the total cost of a spell may be paid with; more than one instance of a keyword is no more than one. CR 702.51b, 702.51d, 702.66b-c */
export function meansFor(root: Root, spell: ObjectId): Means {
  const record = spellRecord(root, spell);
  let means = meansByRecord.get(record);
  if (means === undefined) {
    means = meansOf(record);
    meansByRecord.set(record, means);
  }
  return means;
}

function meansOf({ abilities }: CardRecord): Means {
  const kinds = abilities.flatMap((ability) => (ability.kind === 'rule' ? [ability.rule.kind] : []));
  const means = {
    mana: !kinds.includes('castWithoutMana'),
    convoke: kinds.includes('convoke'),
    delve: kinds.includes('delve'),
  };
  return means.mana && !means.convoke && !means.delve ? ONLY_MANA : means;
}
