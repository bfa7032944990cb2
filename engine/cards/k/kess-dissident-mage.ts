import {
  all,
  any,
  card,
  instant,
  keywords,
  mayCastFrom,
  readTwice,
  rule,
  sorcery,
  USUAL_TERMS,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/** On each of its controller's turns one instant or sorcery can be cast from the graveyard, and is exiled instead of going back there. */
export const kessDissidentMage = card({
  name: 'Kess, Dissident Mage',
  cost: '{1}{U}{B}{R}',
  type: 'Legendary Creature - Human Wizard',
  pt: '3/4',
  abilities: [
    ...keywords('flying'),
    rule(
      mayCastFrom('graveyard', all(any(instant, sorcery), youOwn), {
        perTurn: 1,
        terms: { ...USUAL_TERMS, leaving: 'exile for graveyard' },
      }),
      yourTurn,
    ),
  ],
  reading: readTwice('00fbcfd52c'),
});
