import {
  all,
  card,
  creature,
  each,
  exile,
  inZone,
  isSource,
  readTwice,
  returnToHand,
  rule,
  sequence,
  source,
  whenDies,
} from '../../vocabulary/index.ts';

/** No card in a graveyard is a target while it stays. */
export const underworldCerberus = card({
  name: 'Underworld Cerberus',
  cost: '{3}{B}{R}',
  type: 'Creature - Dog',
  pt: '6/6',
  abilities: [
    rule({ kind: 'numberOfBlockers', what: isSource, least: 3, most: null }),
    rule({ kind: 'cantBeTargeted', what: inZone('graveyard') }),
    whenDies(sequence(exile(source), returnToHand(each(all(creature, inZone('graveyard')))))),
  ],
  reading: readTwice('3b5ab19019'),
});
