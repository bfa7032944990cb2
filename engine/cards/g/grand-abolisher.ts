import {
  all,
  any,
  anything,
  artifact,
  card,
  creature,
  enchantment,
  opponentControls,
  readTwice,
  rule,
  yourTurn,
} from '../../vocabulary/index.ts';

/** In its controller's turns opponents cast nothing and activate no artifacts, creatures or enchantments. */
export const grandAbolisher = card({
  name: 'Grand Abolisher',
  cost: '{W}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/2',
  abilities: [
    rule(
      {
        kind: 'allOf',
        of: [
          { kind: 'cantCast', what: anything, who: 'opponent' },
          {
            kind: 'cantActivate',
            of: all(any(artifact, creature, enchantment), opponentControls),
            manaAbilitiesToo: true,
          },
        ],
      },
      yourTurn,
    ),
  ],
  reading: readTwice('3d2737d202'),
});
