import { activated, card, cost, discard, readTwice, tap, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** A card a turn. */
export const catBurglar = card({
  name: 'Cat Burglar',
  cost: '{3}{B}',
  type: 'Creature - Kor Rogue Minion',
  pt: '2/2',
  abilities: [
    activated(cost('{2}{B}', tap), discard(1, targetPlayer()), { targets: [targetAPlayer], timing: 'sorcery' }),
  ],
  reading: readTwice('55afed4942'),
});
