import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../engine/facts.ts';
import { asking, table } from '../testing/asking.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

const OTHER = 'battlefield: Island, Hill Giant, Grizzly Bears; hand: Opt';
const RIFT = table('battlefield: 7 Island; hand: Cyclonic Rift', OTHER);
const DRIFTER = table('battlefield: 3 Island; hand: Mulldrifter', OTHER);
const FIEND = table('battlefield: 4 Island, Hill Giant; hand: Elder Deep-Fiend', 'battlefield: Island');
const BLAST = table('battlefield: 2 Mountain; hand: Fireblast', OTHER);
const FORCE = table('hand: Force of Will, Opt', 'battlefield: Island; hand: Opt');

describe('an alternative cost is said by its name', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    ['overload', RIFT, ['0 casts Cyclonic Rift by overload'], ['Hill Giant in hand', 'Grizzly Bears in hand']],
    ['overload', RIFT, ['0 casts Cyclonic Rift overloaded'], ['Hill Giant in hand', 'Grizzly Bears in hand']],
    ['overload', RIFT, ['0 casts Cyclonic Rift for its overload cost'], ['Grizzly Bears in hand']],
    ['evoke', DRIFTER, ['0 casts Mulldrifter by evoke'], ['Mulldrifter in graveyard', 'player 0 has 2 cards in hand']],
    ['evoke', DRIFTER, ['0 casts Mulldrifter by its evoke cost'], ['Mulldrifter in graveyard']],
    ['emerge', FIEND, ['0 casts Elder Deep-Fiend by emerge, sacrificing Hill Giant'], ['Hill Giant in graveyard']],
    [
      'dash',
      table('battlefield: 2 Mountain; hand: Screamreach Brawler', OTHER),
      ['0 casts Screamreach Brawler by dash'],
      ['Screamreach Brawler has haste'],
    ],
    [
      'blitz',
      table('battlefield: 4 Swamp; hand: Tenacious Underdog', OTHER),
      ['0 casts Tenacious Underdog by blitz'],
      ['Tenacious Underdog has haste'],
    ],
    ['no name', BLAST, ['0 casts Fireblast by its alternative cost targeting player 1'], ['player 1: 16 life']],
    ['the other', BLAST, ['0 casts Fireblast targeting player 1'], ['player 1: 16 life']],
    [
      'no name',
      FORCE,
      ['1 casts Opt', '0 casts Force of Will by alternative cost targeting Opt'],
      ['Opt was countered'],
    ],
    [
      'flashback',
      table('battlefield: 2 Island; graveyard: Deep Analysis', OTHER),
      ['0 casts Deep Analysis by flashback'],
      ['Deep Analysis in exile', 'player 0: 17 life'],
    ],
    [
      'what a permanent lets be paid instead',
      table('battlefield: Omniscience; hand: Mulldrifter', OTHER),
      ['0 casts Mulldrifter by Omniscience'],
      ['Mulldrifter on the battlefield'],
    ],
    [
      'what a permanent lets be paid instead, of mana',
      table('battlefield: Fist of Suns, Plains, Island, Swamp, Mountain, Forest; hand: Obliterate', OTHER),
      ['0 casts Obliterate by Fist of Suns'],
      ['Obliterate in graveyard'],
    ],
    [
      'retrace',
      table("battlefield: 2 Swamp; graveyard: Raven's Crime; hand: Island", OTHER),
      ["0 casts Raven's Crime by retrace, discarding Island, targeting player 1"],
      ["Raven's Crime in graveyard", 'player 1 has 0 cards in hand'],
    ],
    [
      'convoke, by what is tapped',
      table('battlefield: 5 Plains, Memnite, Hill Giant; hand: Conclave Equenaut', OTHER),
      ['0 casts Conclave Equenaut, tapping Memnite and Hill Giant'],
      ['Conclave Equenaut was cast', "player 0's Hill Giant is tapped", 'Memnite is tapped'],
    ],
    [
      'delve, by what is exiled',
      table('battlefield: 5 Swamp; graveyard: Opt, Shock, Divination, Shatter; hand: Murderous Cut', OTHER),
      ['0 casts Murderous Cut targeting Hill Giant, exiling Opt and Divination'],
      ['Divination in exile', 'Shatter in graveyard'],
    ],
    [
      'its mana cost',
      DRIFTER.replace('3 Island', '5 Island'),
      ['0 casts Mulldrifter by its mana cost'],
      ['Mulldrifter on the battlefield'],
    ],
  ])('%s', async (_, board, lines, expected) => {
    const { code, out, err } = await asking(FOLDER, board, lines, expected);
    expect(err).toBe('');
    expect(out).toContain(`All ${expected.length} expectations hold.`);
    expect(code).toBe(0);
  });

  test('which the page names, each that there is', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/asking.md', import.meta.url)), 'utf8');
    const keys = new Set(CARDS.flatMap(({ alternativeCosts }) => alternativeCosts.map(({ key }) => key)));
    expect([...keys].filter((key) => key !== 'alternative' && !page.includes(`\`${key}\``))).toEqual([]);
    expect(keys.size).toBeGreaterThan(5);
  });

  test('and refused by what the card has', async () => {
    const { out } = await asking(FOLDER, RIFT, ['0 casts Cyclonic Rift by evoke']);
    expect(out).toContain('it has no evoke, or that is of no use here; possible: by its mana cost, by overload');
    const { out: poor } = await asking(FOLDER, RIFT.replace('7', '6'), ['0 casts Cyclonic Rift by overload']);
    expect(poor).toContain('its cost cannot be paid');
    const { out: bolt } = await asking(FOLDER, table('battlefield: 3 Mountain; hand: Rift Bolt', OTHER), [
      '0 casts Rift Bolt by suspend targeting player 1',
    ]);
    expect(bolt).toContain('a card is not cast by suspend but suspended: "player 0 suspends Rift Bolt"');
    const { out: without } = await asking(FOLDER, BLAST, ['0 casts Fireblast by suspend targeting player 1']);
    expect(without).toContain('it has no suspend');
    const { out: none } = await asking(FOLDER, BLAST, ['0 casts Fireblast by flashback targeting player 1']);
    expect(none).toContain(
      'it has no flashback, or that is of no use here; possible: by its mana cost, by its alternative cost',
    );
  });
});
