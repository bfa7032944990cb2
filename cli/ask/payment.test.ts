import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { playAsked } from './play-asked.ts';
import { readAsked } from './read-asked.ts';

describe('what is paid for without a word of how', () => {
  test.each<[string, string, string, readonly string[], readonly string[]]>([
    [
      'by no more than the cost takes, where some pays what others cannot',
      '3 Forest, 2 Swamp',
      'Murder',
      ['0 casts Murder targeting Hill Giant'],
      ['Swamp #1 is tapped', 'Swamp #2 is tapped', 'Forest #2 is untapped', 'Forest #3 is untapped'],
    ],
    [
      'so that what else is in hand can be cast',
      '3 Swamp, Forest',
      'Murder, Llanowar Elves',
      ['0 casts Murder targeting Hill Giant', 'resolve', '0 casts Llanowar Elves'],
      ['Llanowar Elves on the battlefield'],
    ],
    [
      'by those first of which there are most',
      'Forest, 4 Swamp, Island',
      'Diabolic Tutor',
      ['0 casts Diabolic Tutor'],
      ['Forest is untapped', 'Island is untapped'],
    ],
    [
      'with one land for each mana, whatever several can make',
      '10 Tropical Island',
      'Turn to Frog, Giant Growth',
      ['0 casts Turn to Frog targeting Hill Giant', 'resolve', '0 casts Giant Growth targeting Hill Giant'],
      ['Tropical Island #3 is untapped', 'Tropical Island #9 is untapped', 'Hill Giant is 4/4'],
    ],
    [
      'by lands that make one type before lands that make more',
      'Tundra, 2 Island, Plains',
      'Divination',
      ['0 casts Divination'],
      ['Tundra is untapped'],
    ],
    [
      'by what hurts only where nothing else will do',
      'City of Brass, Mana Confluence, Lotus Petal, Shivan Reef, Birds of Paradise, Mountain',
      'Goblin Piker',
      ['0 casts Goblin Piker'],
      [
        'player 0: 20 life',
        'City of Brass is untapped',
        'Birds of Paradise is untapped',
        'Lotus Petal on the battlefield',
      ],
    ],
    [
      'by lands before others that make more than is needed',
      'Sol Ring, 3 Mountain',
      'Goblin Piker',
      ['0 casts Goblin Piker'],
      ['Sol Ring is untapped', 'Mountain #3 is untapped'],
    ],
    [
      'by mana abilities that cost mana too, where it takes them',
      'Azorius Signet, Forest, Forest, Forest',
      'Opt',
      ['0 casts Opt', 'resolve'],
      ['Opt in graveyard', 'Forest #2 is untapped', 'Azorius Signet is tapped'],
    ],
    [
      'by that half of a hybrid symbol for which there is mana',
      '3 Plains',
      'Boros Reckoner',
      ['0 casts Boros Reckoner'],
      ['Boros Reckoner on the battlefield'],
    ],
    [
      'by life for a Phyrexian symbol for which there is no mana',
      'Island, Swamp',
      'Dismember',
      ['0 casts Dismember targeting Hill Giant'],
      ['player 0: 18 life', 'Hill Giant in graveyard'],
    ],
  ])('is paid for %s', (_, battlefield, hand, lines, expected) => {
    expect(failures(board(battlefield, hand), lines, expected)).toEqual([]);
  });
});

function board(battlefield: string, hand: string): readonly string[] {
  return ['player 0', `battlefield: ${battlefield}`, `hand: ${hand}`, 'player 1', 'battlefield: Hill Giant'];
}

/** What is expected and is not so, with why. */
function failures(
  given: readonly string[],
  lines: readonly string[],
  expected: readonly string[],
): readonly (string | null)[] {
  const text = [...given, 'actions:', ...lines, 'expect:', ...expected].join('\n');
  const asked = readAsked('asked.txt', text);
  const { transcript, book } = playAsked(asked, () => null);
  return checkClaims(asked, transcript, book).flatMap(({ source, failed }) =>
    failed === null ? [] : [`${source.text}: ${failed}`],
  );
}
