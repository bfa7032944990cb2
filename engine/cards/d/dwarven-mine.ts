import {
  all,
  asEnters,
  card,
  compare,
  count,
  createTokens,
  enters,
  isSource,
  other,
  readTwice,
  subtype,
  tokenRecord,
  triggered,
  untapped,
  youControl,
} from '../../vocabulary/index.ts';

/** A Mountain with a Dwarf among others. */
export const dwarvenMine = card({
  name: 'Dwarven Mine',
  cost: '',
  type: 'Land - Mountain',
  abilities: [
    asEnters({ kind: 'tapped' }, compare(count(all(other, subtype('Mountain'), youControl)), 'at most', 2)),
    triggered(enters(all(isSource, untapped)), createTokens('Dwarf')),
  ],
  tokens: { Dwarf: tokenRecord('Creature - Dwarf', '1/1', ['R']) },
  reading: readTwice('ac1f0f7c72'),
});
