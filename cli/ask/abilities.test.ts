import { afterAll, describe, expect, test } from 'vitest';
import { asking, table } from '../testing/asking.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

const SNEAK = table('battlefield: Mountain, Sneak Attack; hand: Hill Giant', 'battlefield: Island');
const SCEPTER = table('battlefield: 4 Island; hand: Isochron Scepter, Opt', 'battlefield: Island');
const QUELLER = table(
  'battlefield: 4 Tundra, Soul Warden, Spell Queller (new) as Queller; hand: Unsummon',
  'hand: Opt',
);

describe('how abilities are told', () => {
  test('numbers in what is chosen are no references', async () => {
    const clay = table('battlefield: 4 Wastes; hand: Primal Clay', 'battlefield: Island');
    const lines = ['0 casts Primal Clay', 'resolve', '0 chooses 3/3'];
    const { code, out } = await asking(FOLDER, clay, lines, ['Primal Clay is 3/3']);
    expect(out).toContain('Player 0 chooses 3/3 as it enters (Primal Clay).');
    expect(out).toContain('possible: 1/6 Wall with defender, 2/2 with flying and 3/3');
    expect(code).toBe(0);
  });

  test('a delayed trigger by whose it is, of what, and what it does', async () => {
    const lines = ['0 activates Sneak Attack', 'resolve', '0 chooses Hill Giant', 'pass until end step', 'resolve'];
    const { code, out } = await asking(FOLDER, SNEAK, lines, ['Hill Giant in graveyard', 'delayed trigger resolved']);
    expect(out).toMatch(/Player 0's delayed trigger of Sneak Attack triggers: .*end step.*sacrifice/);
    expect(out).toMatch(/\*\*Turn 1, end\*\*.*\n\n {3}- Player 0's delayed trigger/);
    expect(out).toContain('The delayed trigger of Sneak Attack is put on the stack.');
    expect(out).toContain('Hill Giant goes from battlefield to graveyard: it is sacrificed.');
    expect(out).toContain('The delayed trigger of Sneak Attack resolves.');
    expect(out).not.toMatch(/\bc\d+\b|\/delayed/i);
    expect(code).toBe(0);
  });

  test('by their kind where a card has several, and with a number only where several are on the stack', async () => {
    const lines = ['0 casts Unsummon targeting Queller', 'resolve', 'stop'];
    const { out } = await asking(FOLDER, QUELLER, lines);
    expect(out).toMatch(/The second triggered ability of Queller triggers: .*leaves the battlefield/);
    const { out: scepter } = await asking(FOLDER, SCEPTER, ['0 casts Isochron Scepter', 'resolve', 'stop']);
    expect(scepter).toMatch(/The triggered ability of Isochron Scepter is put on the stack\./);
    const again = ['0 activates Sneak Attack', 'resolve', '0 activates Sneak Attack', 'resolve'];
    const { out: twice } = await asking(FOLDER, SNEAK.replace('Mountain', '2 Mountain'), again);
    expect(twice).not.toContain('Sneak Attack #');
    const both = ['0 activates Sneak Attack', '0 activates Sneak Attack', 'resolve'];
    const { out: together } = await asking(FOLDER, SNEAK.replace('Mountain', '2 Mountain'), both);
    expect(together).toContain('The ability of Sneak Attack #2 resolves.');
  });
});

test('what a player who passes could do is told when it changes', async () => {
  const bolt = table('battlefield: Mountain; hand: Shock', 'battlefield: Island');
  const { out } = await asking(FOLDER, bolt, ["pass until player 1's upkeep"]);
  expect(out.match(/Player 0 could also: cast Shock/g)).toHaveLength(1);
  expect(out).toMatch(
    /Nothing happens in turn 1, beginning of combat, declare attackers, end of combat and postcombat main/,
  );
});

describe('what lines call abilities', () => {
  const scepter = SCEPTER.replace('4 Island', '4 Island, Memnite');
  const made = ['0 casts Isochron Scepter', 'resolve', '0 chooses Opt'];
  const uses = (what: string): Promise<{ code: number; out: string; err: string }> =>
    asking(FOLDER, scepter, [...made, `0 activates ${what}`, 'resolve', '0 accepts'], ['the copy of Opt was not cast']);

  test.each([
    'the first activated ability of Isochron Scepter',
    'the activated ability of Isochron Scepter',
    "Isochron Scepter's activated ability",
    'the second ability of Isochron Scepter',
    'Isochron Scepter',
  ])('an activated one: %s', async (what) => {
    const { out, err } = await uses(what);
    expect(err).toBe('');
    expect(out).toContain('Player 0 activates the activated ability of Isochron Scepter.');
  });

  test('a number that can count two ways is not guessed at', async () => {
    const { code, err } = await uses('the first ability of Isochron Scepter');
    expect(code).toBe(2);
    expect(err).toMatch(
      /"first ability" of Isochron Scepter can be its first triggered ability \(.*\), which nobody activates, or its first activated ability \(.*\)/,
    );
    expect(err).toContain('say "first activated ability"');
  });

  test('a triggered one is not activated', async () => {
    const { code, out } = await uses('the first triggered ability of Isochron Scepter');
    expect(code).toBe(1);
    expect(out).toContain('a triggered ability is not activated: it triggers by itself. (CR 603.2)');
  });

  test('triggers of one card are ordered by their place among its triggered abilities', async () => {
    const evoked = table('battlefield: 3 Island; hand: Mulldrifter', 'battlefield: Island');
    const lines = ['0 casts Mulldrifter with evoke', 'resolve'];
    const order = '0 orders the second triggered ability of Mulldrifter, the first trigger of Mulldrifter';
    const { out, err } = await asking(
      FOLDER,
      evoked,
      [...lines, order, 'resolve', 'stop'],
      ['Mulldrifter on the battlefield'],
    );
    expect(err).toBe('');
    expect(out).toContain('as expected: Mulldrifter on the battlefield');
    const other = order.replace('second', '9th').replace('first', 'second').replace('9th', 'first');
    const later = await asking(FOLDER, evoked, [...lines, other, 'resolve', 'stop'], ['Mulldrifter in graveyard']);
    expect(later.code).toBe(0);
  });
});
