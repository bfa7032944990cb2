import { abilityAt, recordOf } from '../../cards/records.ts';
import { abilitiesOf } from '../../characteristics/abilities.ts';
import { baseCharacteristics } from '../../characteristics/copiable.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Copiable, RecordKey, Root } from '../../state/root.ts';
import type { Ability } from '../../vocabulary/ability.ts';

/** Quick: whether anything in sight may change how this enters, or give it an ability that does. CR 614.12 */
export function mayBeChanged(root: Root, copiable: Copiable): boolean {
  return (
    recordOf(copiable.record).loyalty !== null ||
    baseCharacteristics(copiable).abilities.some((address) => changes(abilityAt(address))) ||
    gives(copiable.record) ||
    abilitiesOf(root).kinds.replacements.has('enters') ||
    derive(root).bySlot.some((seen) => seen !== null && gives(seen.copiable.record))
  );
}

const changes = (ability: Ability): boolean => ability.kind === 'replacement' && ability.replaces.kind === 'enters';

const giving = new Map<RecordKey, boolean>();

/** Whether a static ability of the record gives others, such as riot, to what may not be there yet. */
function gives(record: RecordKey): boolean {
  const known = giving.get(record);
  if (known !== undefined) return known;
  const found = recordOf(record).abilities.some(
    (ability) =>
      ability.kind === 'static' && ability.parts.some((part) => part.kind === 'grant' && part.abilities.some(changes)),
  );
  giving.set(record, found);
  return found;
}
