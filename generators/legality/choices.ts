import type { Ability, CardRecord } from '../../engine/facts.ts';

/** Something that a player chooses as a permanent enters. CR 614.12a */
export interface EntryChoice {
  /** The name under which the record remembers it. */
  readonly name: string;
  readonly of: 'color' | 'creature type' | 'basic land type' | 'opponent';
}

type EntersChange = Extract<Extract<Ability, { kind: 'replacement' }>['replaces'], { kind: 'enters' }>['change'];

const choicesByRecord = new WeakMap<CardRecord, readonly EntryChoice[]>();

/** What was chosen for a permanent with this record as it entered. */
export function choicesOf(record: CardRecord): readonly EntryChoice[] {
  const known = choicesByRecord.get(record);
  if (known !== undefined) return known;
  const choices = record.abilities.flatMap((ability) => {
    if (ability.kind !== 'replacement' || ability.replaces.kind !== 'enters') return [];
    return ability.replaces.what.kind === 'isSource' ? choicesIn(ability.replaces.change) : [];
  });
  choicesByRecord.set(record, choices);
  return choices;
}

function choicesIn(change: EntersChange): readonly EntryChoice[] {
  switch (change.kind) {
    case 'together':
      return change.of.flatMap(choicesIn);
    case 'chooseColor':
      return [{ name: change.bind, of: 'color' }];
    case 'chooseCreatureType':
      return [{ name: change.bind, of: 'creature type' }];
    case 'chooseBasicLandType':
      return [{ name: change.bind, of: 'basic land type' }];
    case 'chooseOpponent':
      return [{ name: change.bind, of: 'opponent' }];
    default:
      return [];
  }
}
