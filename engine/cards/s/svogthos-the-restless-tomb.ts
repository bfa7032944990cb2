import {
  activated,
  all,
  alsoTypes,
  card,
  cost,
  count,
  creature,
  grants,
  inZone,
  mana,
  readTwice,
  setBasePT,
  setColors,
  source,
  staticAbility,
  tapFor,
  untilEndOfTurn,
  youOwn,
} from '../../vocabulary/index.ts';

const CREATURE_CARDS = all(inZone('graveyard'), youOwn, creature);

/** A land that becomes as big as its controller's graveyard has creatures. */
export const svogthosTheRestlessTomb = card({
  name: 'Svogthos, the Restless Tomb',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('{3}{B}{G}'),
      untilEndOfTurn(
        source,
        alsoTypes(['creature'], ['Plant', 'Zombie']),
        setColors('B', 'G'),
        grants(staticAbility(source, [setBasePT(count(CREATURE_CARDS), count(CREATURE_CARDS))])),
      ),
    ),
  ],
  reading: readTwice('87b3fb6b44'),
});
