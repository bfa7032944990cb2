import {
  all,
  card,
  casts,
  copyPermanentSpell,
  creature,
  creatureSpell,
  each,
  eventObject,
  inZone,
  not,
  readTwice,
  sharesCreatureTypeWith,
  together,
  triggered,
  youControl,
  youOwn,
} from '../../vocabulary/index.ts';

/** Copies creature spells of new types. */
export const voloGuideToMonsters = card({
  name: 'Volo, Guide to Monsters',
  cost: '{2}{G}{U}',
  type: 'Legendary Creature - Human Wizard',
  pt: '3/2',
  abilities: [
    triggered(
      casts(
        'you',
        all(
          creatureSpell,
          not(
            sharesCreatureTypeWith(
              together(each(all(creature, youControl)), each(all(creature, inZone('graveyard'), youOwn))),
            ),
          ),
        ),
      ),
      copyPermanentSpell(eventObject),
    ),
  ],
  reading: readTwice('8f1c7197c9'),
});
