/** A worked example that no scenario tells, and why. `example` counts from 1 among the examples of its rule. */
export interface LeftOut {
  readonly rule: string;
  readonly example: number;
  readonly reason: string;
}

/** Chapters of which every worked example is told in a scenario or left out here. */
export const CHAPTERS: readonly string[] = [
  ...['101', '102', '103', '104', '105', '106', '107', '108', '109', '110', '111', '112', '113', '114', '115', '116'],
  ...['117', '118', '119', '120', '121', '122', '303', '306', '400', '405', '506', '507', '508', '509', '510', '511'],
  ...['601', '602', '603', '604', '605', '606', '607', '608', '609', '610', '611', '613', '614', '615', '616', '704'],
  ...['707', '733', '800', '802'],
];

export const LEFT_OUT: readonly LeftOut[] = [
  left(
    '110.5c',
    1,
    'flip cards are not built; that a status stays is told with a tapped land that stops being a creature',
  ),
  left('111.11', 1, 'cards that create such tokens are younger than the texts that cards are written from'),
  left('112.4', 1, 'the layers see permanents: the words for cards cannot change the colour of a spell'),
  left('113.6k', 1, 'haunt is not built'),
  left('115.1a', 1, 'abilities that trigger on cycling are not built'),
  left('118.12', 2, 'face-down creatures are not built'),
  left('120.4d', 2, 'the words for cards cannot say a loss of life that stops at 1'),
  left('601.3b', 1, 'bestow is not built'),
  left('601.3e', 1, 'face-down spells are not built'),
  left('601.3e', 2, 'Adventures are not built'),
  left('601.4', 1, 'the words for cards cannot make the number of modes depend on kicker'),
  left('603.11', 1, 'static abilities linked to triggers, such as revealing as one draws, are not built'),
  left('607.5', 1, 'gaining the activated abilities of another creature is not built'),
  left('608.2f', 1, 'the words for cards cannot say one target for each opponent'),
  left('608.2f', 2, 'the words for cards cannot repeat an instruction for each target, one after another'),
  left('608.3e', 1, 'the words for cards say which cards cannot enter, not what cannot enter as what it would be then'),
  left('609.4a', 1, 'the words for cards cannot say that cards are cast as though they were in another graveyard'),
  left(
    '614.13c',
    1,
    'the card is younger than the texts that cards are written from, and none of them replaces a payment of life',
  ),
  left('707.2', 2, 'face-down permanents are not built'),
  left('707.3', 2, 'flip cards are not built'),
  left('707.3', 3, 'face-down permanents are not built'),
  left('707.3', 4, 'face-down permanents are not built'),
  left('707.8a', 1, 'double-faced cards are not built'),
  left('707.8a', 2, 'double-faced cards are not built'),
  left('707.10e', 1, 'copies of a spell that are told what to target are not built'),
];

function left(rule: string, example: number, reason: string): LeftOut {
  return { rule, example, reason };
}
