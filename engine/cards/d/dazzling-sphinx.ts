import {
  any,
  bottomInRandomOrder,
  bound,
  card,
  dealsCombatDamage,
  eventPlayer,
  exileFromTop,
  instant,
  isSource,
  keywords,
  mayCastFree,
  readTwice,
  sequence,
  sorcery,
  triggered,
} from '../../vocabulary/index.ts';

/** As it hits a player, the next instant or sorcery of their library can be cast for nothing. */
export const dazzlingSphinx = card({
  name: 'Dazzling Sphinx',
  cost: '{3}{U}{U}',
  type: 'Creature - Sphinx',
  pt: '4/5',
  abilities: [
    ...keywords('flying'),
    triggered(
      dealsCombatDamage(isSource, 'player'),
      sequence(
        exileFromTop(any(instant, sorcery), 'exiled', 'found', eventPlayer),
        mayCastFree(bound('found'), any(instant, sorcery)),
        bottomInRandomOrder(bound('exiled')),
      ),
    ),
  ],
  reading: readTwice('b745564705'),
});
