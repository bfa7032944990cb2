import type { Zone } from '../vocabulary/basics.ts';
import type { Filter } from '../vocabulary/filter.ts';

/** The zones that a filter looks in: those that it names, else the battlefield. CR 109.2 */
export function zonesOf(filter: Filter): readonly Zone[] {
  let zones = zonesByFilter.get(filter);
  if (zones === undefined) {
    const named = namedZones(filter);
    zones = named.length === 0 ? ['battlefield'] : [...new Set(named)];
    zonesByFilter.set(filter, zones);
  }
  return zones;
}

const zonesByFilter = new WeakMap<Filter, readonly Zone[]>();

function namedZones(filter: Filter): readonly Zone[] {
  switch (filter.kind) {
    case 'zone':
      return [filter.zone];
    case 'spell':
    case 'stackAbility':
    case 'castFrom':
      return ['stack'];
    case 'all':
      return filter.of.map(namedZones).find((zones) => zones.length > 0) ?? [];
    case 'any':
      return filter.of.flatMap(namedZones);
    default:
      return [];
  }
}
