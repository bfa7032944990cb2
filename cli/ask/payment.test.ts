import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { playAsked } from './play-asked.ts';
import { readAsked } from './read-asked.ts';
import { tell } from './tell.ts';

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
    [
      'by mana that costs more than tapping, of the types that the pool still lacks',
      'Phyrexian Altar, 2 Memnite',
      'Lightning Helix',
      ['0 casts Lightning Helix targeting player 1'],
      ['player 1: 17 life', '2 Memnite in graveyard'],
    ],
    [
      'with one sacrifice where that makes enough',
      "Phyrexian Altar, Ashnod's Altar, Memnite",
      'Mind Stone',
      ['0 casts Mind Stone'],
      ['Mind Stone on the battlefield', 'player 0: no mana'],
    ],
    [
      'with what is in the pool already',
      "Phyrexian Altar, Ashnod's Altar, 2 Memnite, Mountain",
      'Lightning Helix',
      ['0 activates Phyrexian Altar for white, sacrificing Memnite', '0 casts Lightning Helix targeting player 1'],
      ['player 1: 17 life', '1 Memnite in graveyard', 'Mountain is tapped'],
    ],
    [
      'for an alternative cost by its own colours',
      'Phyrexian Altar, 3 Memnite',
      'Mulldrifter',
      ['0 casts Mulldrifter by evoke'],
      ['3 Memnite in graveyard', 'player 0 has 2 cards in hand'],
    ],
    [
      'with land rather than by delving, as far as there are lands',
      '5 Swamp',
      'Murderous Cut',
      ['0 casts Murderous Cut targeting Hill Giant'],
      ['Swamp #5 is tapped'],
    ],
  ])('is paid for %s', (_, battlefield, hand, lines, expected) => {
    expect(failures(board(battlefield, hand), lines, expected)).toEqual([]);
  });
});

describe('mana abilities that are named', () => {
  const altars = board("Phyrexian Altar, Ashnod's Altar, 3 Memnite, Goblin Piker", 'Lightning Helix, Mind Stone');
  const cast = '0 casts Lightning Helix targeting player 1, paying with';

  test.each<[string, string, readonly string[]]>([
    [
      'each with its cost and type',
      `${cast} Phyrexian Altar sacrificing Goblin Piker for red, Phyrexian Altar sacrificing Memnite #2 for white`,
      ['Goblin Piker in graveyard', 'Memnite #2 in graveyard'],
    ],
    [
      'with what is sacrificed said after all',
      `${cast} Phyrexian Altar for red and Phyrexian Altar for white, sacrificing Goblin Piker and Memnite #3`,
      ['Goblin Piker in graveyard', 'Memnite #3 in graveyard'],
    ],
    ['with types that follow from the cost', `${cast} Phyrexian Altar, Phyrexian Altar`, ['player 0: no mana']],
    [
      'where one would do that was not named',
      "0 casts Mind Stone, paying with Ashnod's Altar sacrificing Goblin Piker",
      ['Goblin Piker in graveyard', 'Mind Stone on the battlefield'],
    ],
  ])('%s', (_, line, expected) => {
    expect(failures(altars, [line, 'resolve'], expected)).toEqual([]);
  });

  test('what they pay for can be done, and is told so', () => {
    const asked = readAsked('asked.txt', [...altars, 'actions:', 'options?', 'all pass'].join('\n'));
    const { transcript, book } = playAsked(asked, () => null);
    const text = tell(asked, transcript, book, { options: false }).join('\n');
    expect(text).toMatch(/may do: .*cast Lightning Helix, cast Mind Stone and pass/);
    const poor = readAsked(
      'asked.txt',
      [...altars, 'actions:', 'options?'].join('\n').replace('3 Memnite, Goblin Piker', 'Memnite'),
    );
    const played = playAsked(poor, () => null);
    expect(tell(poor, played.transcript, played.book, { options: false }).join('\n')).toMatch(
      /cast Lightning Helix \(no way to complete it was found\), cast Mind Stone and pass/,
    );
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
