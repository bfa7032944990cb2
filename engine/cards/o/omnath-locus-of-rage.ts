import {
  all,
  any,
  anyOneTarget,
  anyTarget,
  card,
  createTokens,
  damage,
  dies,
  enters,
  isSource,
  land,
  readTwice,
  subtype,
  tokenRecord,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Elementals from lands, and damage from Elementals that die. */
export const omnathLocusOfRage = card({
  name: 'Omnath, Locus of Rage',
  cost: '{3}{R}{R}{G}{G}',
  type: 'Legendary Creature - Elemental',
  pt: '5/5',
  abilities: [
    triggered(enters(all(land, youControl)), createTokens('Elemental')),
    triggered(dies(any(isSource, all(subtype('Elemental'), youControl))), damage(3, anyTarget()), {
      targets: [anyOneTarget],
    }),
  ],
  tokens: { Elemental: tokenRecord('Creature - Elemental', '5/5', ['R', 'G']) },
  reading: readTwice('d4bebbd83b'),
});
