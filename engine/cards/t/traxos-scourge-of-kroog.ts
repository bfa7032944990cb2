import {
  any,
  artifact,
  asEnters,
  card,
  casts,
  isSource,
  keywords,
  legendary,
  readTwice,
  rule,
  source,
  subtype,
  triggered,
  untapThese,
} from '../../vocabulary/index.ts';

/** It untaps only with historic spells. */
export const traxosScourgeOfKroog = card({
  name: 'Traxos, Scourge of Kroog',
  cost: '{4}',
  type: 'Legendary Artifact Creature - Construct',
  pt: '7/7',
  abilities: [
    ...keywords('trample'),
    asEnters({ kind: 'tapped' }),
    rule({ kind: 'doesntUntap', what: isSource }),
    triggered(casts('you', any(legendary, artifact, subtype('Saga'))), untapThese(source)),
  ],
  reading: readTwice('aabe5ea58f'),
});
