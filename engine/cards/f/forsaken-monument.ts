import {
  addMana,
  all,
  anthem,
  card,
  casts,
  colorless,
  creature,
  gainLife,
  mana,
  modifyPT,
  permanent,
  readTwice,
  tappedForMana,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Colourless creatures are larger, colourless mana from a permanent brings one more, colourless spells gain life. */
export const forsakenMonument = card({
  name: 'Forsaken Monument',
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [
    anthem(all(creature, colorless, youControl), modifyPT(2, 2)),
    triggered(tappedForMana(permanent, 'you', 'C'), addMana(mana('{C}'))),
    triggered(casts('you', colorless), gainLife(2)),
  ],
  reading: readTwice('f1caca84d5'),
});
