import {
  activated,
  all,
  bound,
  card,
  choose,
  cost,
  creature,
  inZone,
  putOntoBattlefield,
  readTwice,
  sequence,
  tap,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature comes from hand. */
export const elvishPiper = card({
  name: 'Elvish Piper',
  cost: '{3}{G}',
  type: 'Creature - Elf Shaman',
  pt: '1/1',
  abilities: [
    activated(
      cost('{G}', tap),
      sequence(
        choose(all(creature, inZone('hand'), youOwn), 'chosen', 0, 1),
        putOntoBattlefield(bound('chosen'), 'you'),
      ),
    ),
  ],
  reading: readTwice('bcaa0aa5da'),
});
