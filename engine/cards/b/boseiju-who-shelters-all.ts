import {
  activated,
  addManaWithRider,
  any,
  card,
  cost,
  entersTapped,
  instant,
  mana,
  payLife,
  readTwice,
  sorcery,
  tap,
} from '../../vocabulary/index.ts';

/** Colourless for 2 life; an instant or sorcery paid with it cannot be countered. */
export const boseijuWhoSheltersAll = card({
  name: 'Boseiju, Who Shelters All',
  cost: '',
  type: 'Legendary Land',
  abilities: [
    entersTapped,
    activated(
      cost('', tap, payLife(2)),
      addManaWithRider(mana('{C}'), { kind: 'cantBeCountered', what: any(instant, sorcery) }),
    ),
  ],
  reading: readTwice('411dddcc51'),
});
