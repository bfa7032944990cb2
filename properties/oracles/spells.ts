import type { StackView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, type Filter, textHas } from './card-facts.ts';
import { numberOf } from './matching.ts';
import type { Sight } from './sight.ts';
import { and, not, or, type Truth } from './truth.ts';

/** Whether a spell on the stack is what a filter asks for. */
export function matchesSpell(sight: Sight, filter: Filter, spell: StackView): Truth {
  switch (filter.kind) {
    case 'all':
      return and(filter.of.map((part) => matchesSpell(sight, part, spell)));
    case 'any':
      return or(filter.of.map((part) => matchesSpell(sight, part, spell)));
    case 'not':
      return not(matchesSpell(sight, filter.of, spell));
    case 'type':
      return spell.types.includes(filter.type);
    case 'color':
      return spell.colors.includes(filter.color);
    case 'colorless':
      return spell.colors.length === 0;
    case 'monocolored':
      return spell.colors.length === 1;
    case 'zone':
      return filter.zone === 'stack';
    case 'spell':
      return true;
    case 'stackAbility':
      return false;
    case 'named':
      return spell.name === filter.name;
    case 'evenManaValue':
      return spell.manaValue % 2 === 0;
    case 'controlledBy':
      return filter.who === 'you' || filter.who === 'opponent'
        ? (spell.controller === sight.you) === (filter.who === 'you')
        : 'unknown';
    case 'ownedBy':
      return (spell.owner === sight.you) === (filter.who === 'you');
    default:
      return ofItsRecord(sight, filter, spell);
  }
}

/** What a view of the stack does not show is as printed: no effect on spells changes it. */
function ofItsRecord(sight: Sight, filter: Filter, spell: StackView): Truth {
  const record = cardNamed(spell.name);
  if (record === null) return 'unknown';
  switch (filter.kind) {
    case 'supertype':
      return record.supertypes.includes(filter.supertype);
    case 'subtype':
      return hasSubtype(record, filter.subtype);
    case 'xInManaCost':
      return (record.manaCost?.x ?? 0) > 0;
    case 'chosenSubtype': {
      const word = sight.source === null ? null : sight.scene.chosen(sight.source, filter.name);
      return word === null ? 'unknown' : hasSubtype(record, word);
    }
    case 'manaValue': {
      const right = numberOf(sight, filter.amount);
      if (right === null) return 'unknown';
      if (filter.compare === 'exactly') return spell.manaValue === right;
      return filter.compare === 'at least' ? spell.manaValue >= right : spell.manaValue <= right;
    }
    default:
      return 'unknown';
  }
}

/** What defines its own creature types may be of any. CR 604.3, 702.73a */
function hasSubtype({ name, subtypes }: CardRecord, subtype: string): Truth {
  return subtypes.includes(subtype) || (textHas(name, 'setCreatureTypes') && 'unknown');
}
