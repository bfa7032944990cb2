import {
  all,
  card,
  count,
  creature,
  inZone,
  isSource,
  mayCastFrom,
  readTwice,
  rule,
  times,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/** Cheaper for creature cards in the graveyard, from where one creature a turn can be cast. */
export const karadorGhostChieftain = card({
  name: 'Karador, Ghost Chieftain',
  cost: '{5}{W}{B}{G}',
  type: 'Legendary Creature - Centaur Spirit',
  pt: '3/4',
  abilities: [
    rule(
      {
        kind: 'spellCost',
        what: isSource,
        by: 'anyone',
        generic: times(-1, count(all(creature, inZone('graveyard'), youOwn))),
      },
      null,
      'stack',
    ),
    rule(mayCastFrom('graveyard', all(creature, youOwn), { perTurn: 1 }), yourTurn),
  ],
  reading: readTwice('5643f5e417'),
});
