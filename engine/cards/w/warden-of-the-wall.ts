import {
  becomesCreature,
  card,
  entersTapped,
  gains,
  mana,
  readTwice,
  source,
  staticAbility,
  tapFor,
  unless,
  yourTurn,
} from '../../vocabulary/index.ts';

/** A mana stone that guards in the turns of others. */
export const wardenOfTheWall = card({
  name: 'Warden of the Wall',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    entersTapped,
    tapFor(mana('{C}')),
    staticAbility(
      source,
      [...becomesCreature(['artifact', 'creature'], ['Gargoyle'], 2, 3), gains('flying')],
      unless(yourTurn),
    ),
  ],
  reading: readTwice('20f8cd805f'),
});
