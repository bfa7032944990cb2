import type { Filter } from '../../engine/facts.ts';
import type { Bearing, Permanent } from './permanent.ts';

/** An answer that may be open, because effects on the board may change what is printed. */
export type Certainty = 'yes' | 'no' | 'maybe';

/** Whether a permanent matches a filter, as far as its printed characteristics and what may bear on it tell. */
export function match(filter: Filter, permanent: Permanent, bearing: Bearing, from: Permanent): Certainty {
  const { card, record } = permanent;
  switch (filter.kind) {
    case 'all':
      return least(filter.of.map((part) => match(part, permanent, bearing, from)));
    case 'any':
      return opposite(least(filter.of.map((part) => opposite(match(part, permanent, bearing, from)))));
    case 'not':
      return opposite(match(filter.of, permanent, bearing, from));
    case 'type':
      if (!bearing.types.has(filter.type)) return 'no';
      return record.types.includes(filter.type) && !bearing.typesUncertain ? 'yes' : 'maybe';
    case 'subtype':
      return bearing.subtypesUncertain ? 'maybe' : known(record.subtypes.includes(filter.subtype));
    case 'supertype':
      return record.supertypes.includes(filter.supertype) ? 'yes' : 'maybe';
    case 'controlledBy':
      return controlledBy(filter.who, permanent, bearing, from);
    case 'ownedBy':
      return known((card.owner === from.card.controller) === (filter.who === 'you'));
    case 'other':
      return known(card.id !== from.card.id);
    case 'isSource':
      return known(card.id === from.card.id);
    case 'zone':
      return known(filter.zone === 'battlefield');
    case 'token':
      return known(card.name.includes('/'));
    default:
      return 'maybe';
  }
}

function controlledBy(who: string, { card }: Permanent, bearing: Bearing, from: Permanent): Certainty {
  if (bearing.controlUncertain || (who !== 'you' && who !== 'opponent')) return 'maybe';
  return known((card.controller === from.card.controller) === (who === 'you'));
}

const known = (fact: boolean): Certainty => (fact ? 'yes' : 'no');

function opposite(certainty: Certainty): Certainty {
  return certainty === 'maybe' ? 'maybe' : known(certainty === 'no');
}

/** The certainty that all of them hold. */
function least(of: readonly Certainty[]): Certainty {
  if (of.includes('no')) return 'no';
  return of.includes('maybe') ? 'maybe' : 'yes';
}
