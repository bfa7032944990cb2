import { recordOf } from '../cards/records.ts';
import type { Slot } from '../state/ids.ts';
import { atSlot } from '../state/read.ts';
import type { Address, RecordKey, Root } from '../state/root.ts';
import type { ActivatedAbility } from '../vocabulary/ability.ts';

/** Zones besides the stack in which triggered abilities of cards can function. CR 113.6 */
export type OffBoard = 'exile' | 'graveyard';

const inExile = new Map<RecordKey, boolean>();
const inGraveyards = new Map<RecordKey, boolean>();

/** Whether a card has triggered abilities that function in this zone. CR 113.6, 702.62a */
export function functionsIn(root: Root, slot: Slot, zone: OffBoard): boolean {
  const { record } = atSlot(root, slot);
  const byRecord = zone === 'exile' ? inExile : inGraveyards;
  const known = byRecord.get(record);
  if (known !== undefined) return known;
  const functions = recordOf(record).abilities.some((ability) => ability.kind === 'triggered' && ability.zone === zone);
  byRecord.set(record, functions);
  return functions;
}

const watchful = new WeakMap<readonly Slot[], boolean>();

/** Whether any card of a graveyard has such abilities; a slot has the same card for the whole game. */
export function anyFunctions(root: Root, graveyard: readonly Slot[]): boolean {
  const known = watchful.get(graveyard);
  if (known !== undefined) return known;
  const any = graveyard.some((slot) => functionsIn(root, slot, 'graveyard'));
  watchful.set(graveyard, any);
  return any;
}

interface Elsewhere {
  readonly address: Address;
  readonly ability: ActivatedAbility;
}

const elsewhereByRecord = new Map<RecordKey, readonly Elsewhere[]>();

/** The activated abilities of a record that function off the battlefield. CR 113.6 */
export function activatedElsewhere(record: RecordKey): readonly Elsewhere[] {
  let found = elsewhereByRecord.get(record);
  if (found === undefined) {
    found = recordOf(record).abilities.flatMap((ability, index) =>
      ability.kind === 'activated' && ability.zone !== 'battlefield'
        ? [{ address: `${record}#abilities.${index}`, ability }]
        : [],
    );
    elsewhereByRecord.set(record, found);
  }
  return found;
}
