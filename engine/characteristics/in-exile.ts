import { recordOf } from '../cards/records.ts';
import type { Slot } from '../state/ids.ts';
import { atSlot } from '../state/read.ts';
import type { RecordKey, Root } from '../state/root.ts';

const byRecord = new Map<RecordKey, boolean>();

/** Whether a card in exile has triggered abilities that function there. CR 113.6, 702.62a */
export function functionsInExile(root: Root, slot: Slot): boolean {
  const { record } = atSlot(root, slot);
  let functions = byRecord.get(record);
  if (functions === undefined) {
    functions = recordOf(record).abilities.some((ability) => ability.kind === 'triggered' && ability.zone === 'exile');
    byRecord.set(record, functions);
  }
  return functions;
}
