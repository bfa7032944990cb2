import {
  all,
  any,
  bound,
  card,
  castCopies,
  does,
  exile,
  instant,
  inZone,
  readTwice,
  sequence,
  sorcery,
  source,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** An instant or sorcery of any graveyard is exiled, and three copies of it cast for nothing. */
export const mnemonicDeluge = card({
  name: 'Mnemonic Deluge',
  cost: '{6}{U}{U}{U}',
  type: 'Sorcery',
  spell: does(
    sequence(exile(target(), 'exiled'), castCopies(bound('exiled'), 3), exile(source)),
    targets(all(any(instant, sorcery), inZone('graveyard'))),
  ),
  reading: readTwice('6c8a3d662b'),
});
