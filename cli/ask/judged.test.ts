import { afterAll, describe, expect, test } from 'vitest';
import { asking, table } from '../testing/asking.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

describe('mana of a type that a land cannot make', () => {
  const lands = table('battlefield: Island, Tundra', 'battlefield: Forest');

  test('may not be made by it', async () => {
    const { code, out } = await asking(FOLDER, lands, ['0 may not tap Island for black', '0 taps Tundra for white']);
    expect(out).toContain('1. No: Island makes {U} and not {B}. (CR 106.1b)');
    expect(code).toBe(0);
    const { out: claimed } = await asking(FOLDER, lands, ['0 may not tap Island for blue']);
    expect(claimed).toContain('1. Yes, 0 may tap Island for blue.');
    expect(claimed).toContain('**This is not what the line says.**');
  });

  test('and a line that makes it is not allowed', async () => {
    const { out } = await asking(FOLDER, lands, ['0 taps Island for black']);
    expect(out).toContain('**Line 6 is not allowed:** 0 taps Island for black');
  });
});

describe('copies', () => {
  const clone = table('battlefield: 4 Island, Kess, Dissident Mage; hand: Clone', 'battlefield: Forest');

  test('are told with what they enter as, and a line that agrees to one is used up by it', async () => {
    const lines = ['0 casts Clone', 'resolve', '0 chooses Kess', '0 chooses Clone'];
    const { code, out } = await asking(FOLDER, clone, lines, ['Kess in graveyard', 'Clone on the battlefield']);
    expect(out).toContain('Clone goes from stack to battlefield as Kess, Dissident Mage.');
    expect(out).toMatch(/Player 0 chooses Clone for legend rule.* \[line 10\]/);
    expect(code).toBe(0);
  });
});

describe('combat', () => {
  const recluse = 'battlefield: Deadly Recluse, Rancor (attached to Deadly Recluse)';
  const board = table(recluse, 'battlefield: Hill Giant, Grizzly Bears');

  test('is told by who attacks and blocks whom, and damage may be divided in the line after blocks', async () => {
    const fights = [
      '0 attacks player 1 with Deadly Recluse',
      '1 blocks Deadly Recluse with Hill Giant and Grizzly Bears',
    ];
    const divides = '0 divides 1 to Hill Giant, 1 to Grizzly Bears and 1 to player 1';
    const { code, out } = await asking(
      FOLDER,
      board,
      [...fights, divides],
      ['player 1: 19 life', 'Hill Giant in graveyard'],
    );
    expect(out).toContain('Player 0 attacks player 1 with Deadly Recluse.');
    expect(out).toContain('Player 1 blocks Deadly Recluse with Hill Giant and Grizzly Bears.');
    expect(code).toBe(0);
  });
});

test('what has no legal target does not resolve', async () => {
  const board = table(
    'battlefield: Mountain; hand: Shock',
    'battlefield: Forest, Island, Grizzly Bears; hand: Unsummon',
  );
  const lines = ['0 casts Shock targeting Grizzly Bears', '1 casts Unsummon targeting Grizzly Bears'];
  const { out } = await asking(FOLDER, board, lines, ['Shock in graveyard']);
  expect(out).toContain('Shock does not resolve: it has no legal target (CR 608.2b).');
});
