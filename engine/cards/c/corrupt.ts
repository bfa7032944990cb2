import {
  all,
  anyOneTarget,
  anyTarget,
  card,
  count,
  damage,
  does,
  gainLife,
  readTwice,
  rememberedNumber,
  sequence,
  source,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Drains by Swamps. */
export const corrupt = card({
  name: 'Corrupt',
  cost: '{5}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      damage(count(all(subtype('Swamp'), youControl)), anyTarget(), source, { name: 'dealt', to: 'anything' }),
      gainLife(rememberedNumber('dealt')),
    ),
    anyOneTarget,
  ),
  reading: readTwice('b1f479b84e'),
});
