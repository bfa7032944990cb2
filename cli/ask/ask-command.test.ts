import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

const FOLDER = temporaryFolder();
afterAll(removeFolders);

const BOLT = board(
  ['battlefield: 3 Mountain', 'hand: Lightning Bolt, Hill Giant'],
  ['battlefield: 2 Island', 'hand: Opt'],
);

describe('headjudge ask', () => {
  test('tells the story with its rules, and what players who pass could have done', async () => {
    const { code, out } = await ask(BOLT, ['0 casts Bolt targeting player 1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. Player 0 casts Lightning Bolt\. \(CR 601\.2\) \[line 7\]$/m);
    expect(out).toContain('- Player 1 could also: cast Opt.');
    expect(out).toContain('- Lightning Bolt deals 3 damage to player 1.');
    expect(out).toMatch(/^Rules \(edition of [\d-]+\): .*CR 601\.2c \(targets\)/m);
  });

  test('answers 1 when what is expected is not so, and says what is', async () => {
    const { code, out } = await ask(BOLT, ['0 casts Bolt targeting player 1'], ['player 1: 17 life', 'Bolt in exile']);
    expect(code).toBe(1);
    expect(out).toContain('as expected: player 1: 17 life');
    expect(out).toContain("NOT as expected, line 10: Bolt in exile (it is in player 0's graveyard)");
  });

  test('answers 0 and why for what is not allowed, and ends there', async () => {
    const { code, out } = await ask(BOLT, ['1 casts Opt', '0 casts Hill Giant', 'resolve']);
    expect(code).toBe(0);
    expect(out).toContain('**Line 8 is not allowed:** 0 casts Hill Giant');
    expect(out).toContain('Opt is on the stack');
    expect(out).toContain('(CR 302.1)');
    expect(out).toContain('Not come to: line 9.');
  });

  test('does not call an expectation met that the game did not come to', async () => {
    const { code, out } = await ask(BOLT, ['1 plays Opt'], ['player 1: 20 life']);
    expect(code).toBe(1);
    expect(out).toContain('the game did not get that far: line 7 is not allowed');
  });

  test.each<[string, string, string]>([
    ['no mana', '0 casts Hill Giant', 'its cost cannot be paid. (CR 601.2h)'],
    ['no such target', '0 casts Bolt targeting Island', 'for targets: possible are player 0 and player 1. (CR 601.2c)'],
    [
      'not in hand',
      '1 casts Bolt targeting player 0',
      "it is in player 0's hand, and nothing lets player 1 cast it from there now. (CR 601.3)",
    ],
    ['a land', '0 casts Mountain', 'a land is played, not cast. (CR 305.9)'],
    [
      'not that way',
      '0 casts Bolt by flashback',
      'it has no flashback, or that is of no use here; possible: by its mana cost. (CR 601.3)',
    ],
    ['no choice', '0 chooses player 1', 'Nobody asks player 0 for a choice here'],
    ['no attacker', '0 attacks player 1 with Hill Giant', 'No creature can do so, so nobody is asked. (CR 508.1a)'],
  ])('says why not: %s', async (_, line, why) => {
    const { code, out } = await ask(BOLT, [line]);
    expect(code).toBe(0);
    expect(out).toContain(why);
  });

  test('a question whether something may be done does not do it; a claim is checked', async () => {
    const lines = [
      'may 0 cast Bolt targeting player 1?',
      '0 may not cast Bolt targeting player 1',
      'options for 1',
      'stop',
    ];
    const { code, out } = await ask(BOLT, lines, ['Bolt in hand']);
    expect(code).toBe(1);
    expect(out).toContain('1. Yes, may 0 cast Bolt targeting player 1. [line 7]');
    expect(out).toContain(
      'Player 1 may do: activate Island #1: tap: add {U}, activate Island #2: tap: add {U}, cast Opt and pass.',
    );
    expect(out).toContain('NOT as expected, line 8: 0 may not cast Bolt targeting player 1 (it is allowed)');
    expect(out).toContain('as expected: Bolt in hand');
  });

  test('players have the names that the file gives them', async () => {
    const text = BOLT.replace('player 0', 'player Alice').replace('player 1', 'player Bob');
    const { out } = await ask(text, ['Alice casts Bolt targeting Bob']);
    expect(out).toContain('Lightning Bolt deals 3 damage to Bob.');
    expect(out).not.toContain('layer 1');
    const fromOne = await ask(BOLT.replace('player 1', 'player 2').replace('player 0', 'player 1'), [
      '1 casts Bolt targeting 2',
    ]);
    expect(fromOne.out).toContain('Lightning Bolt deals 3 damage to player 2.');
  });

  test('costs are paid with no more than they take, by lands first, or as the file says', async () => {
    const text = board(['battlefield: 4 Tundra, Lotus Petal', 'hand: Spell Queller, Unsummon'], ['hand: Opt']);
    const lines = ['0 casts Spell Queller', 'resolve', '0 casts Unsummon targeting Spell Queller'];
    const saved = await ask(text, lines, ['Spell Queller in hand', 'Lotus Petal on the battlefield']);
    expect(saved.code).toBe(0);
    const said = ['0 casts Spell Queller, paying with Tundra #4, Tundra #1 and Lotus Petal for blue', 'stop'];
    const { code, out } = await ask(text, said, [
      'Tundra #4 is tapped',
      'Tundra #2 is untapped',
      'Lotus Petal in graveyard',
    ]);
    expect(out).toContain('All 3 expectations hold.');
    expect(code).toBe(0);
  });

  test('every end of what the file leaves open is listed with a way there', async () => {
    const two = board(
      ['battlefield: Rest in Peace, Mountain', 'hand: Shock'],
      ['battlefield: Memnite, Doomed Traveler'],
    );
    const same = await ask(two, ['0 casts Shock targeting Memnite'], [], ['--all']);
    expect(same.out).toContain('They all end the same way.');
    const { out } = await ask(two, ['0 casts Shock'], ['Memnite in exile'], ['--all']);
    expect(out).toContain('All 4 ways to answer what the file leaves open were played.');
    expect(out).toContain('in one way: player 0 chooses player 1 for targets (Shock).');
    expect(out).toContain('- Not as expected: Memnite in exile');
    const some = await ask(two, ['0 casts Shock'], [], ['--all', '--most', '2']);
    expect(some.out).toContain('2 ways to answer what the file leaves open were played, and these are not all.');
  });

  test('of a choice with very many answers no more are looked at than are played', async () => {
    const many = board(['battlefield: 20 Grizzly Bears'], ['battlefield: Island']);
    const { code, out } = await ask(many, ['all pass until end of combat'], [], ['--all', '--most', '3']);
    expect(out).toContain('3 ways to answer what the file leaves open were played, and these are not all.');
    expect(code).toBe(0);
  });

  test('a card is suspended by a line like any other, and options name it', async () => {
    const vision = board(['battlefield: Island', 'hand: Ancestral Vision, Opt'], ['battlefield: Island']);
    const { code, out } = await ask(
      vision,
      ['options for 0', 'may 0 suspend Opt?', '0 suspends Ancestral Vision', '0 suspends Ancestral Vision'],
      [],
      ['--options'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. Player 0 may do: .*suspend Ancestral Vision\./m);
    expect(out).toContain('2. No: player 0 may not suspend Opt: it has no suspend. (CR 702.62a) [line 7]');
    expect(out).toContain('3. Player 0 suspends Ancestral Vision. (CR 116.2f) [line 8]');
    expect(out).toContain('Player 0 may not suspend Ancestral Vision: it is in exile');
    expect(out).toContain('CR 116.2f (suspending, what may be done)');
    expect(out).not.toMatch(/\bc\d+\b|conceding/);
  });

  test.each<[string, string[], string]>([
    ['no mana', ['0 suspends Ancestral Vision'], 'its cost cannot be paid. (CR 118.3)'],
    [
      'no time for it',
      ['0 casts Opt', '0 suspends Ancestral Vision'],
      'it could not be cast now: Opt #1 is on the stack',
    ],
    ['a card of another player', ['1 suspends Ancestral Vision'], "it is in player 0's hand"],
  ])('says why a card is not suspended: %s', async (_, lines, why) => {
    const lands = lines.length > 1 ? '2 Island' : 'Wastes';
    const { code, out } = await ask(
      board([`battlefield: ${lands}`, 'hand: Ancestral Vision, Opt'], ['hand: Opt']),
      lines,
    );
    expect(code).toBe(0);
    expect(out).toContain(why);
  });

  test('a library can be empty', async () => {
    const empty = board(['library: none'], ['hand: Opt']);
    const { code } = await ask(empty, ["pass until player 0's second main"], ['player 0: 20 life']);
    expect(code).toBe(0);
    const draws = board(['battlefield: Island', 'hand: Opt', 'library: none'], ['hand: Opt']);
    expect((await ask(draws, ['0 casts Opt', 'resolve'], ['player 1 wins'])).code).toBe(0);
  });

  test('who concedes does so by the rule for that', async () => {
    const { out } = await ask(BOLT, ['0 concedes']);
    expect(out).toContain('1. Player 0 concedes. (CR 104.3a) [line 7]');
  });
});

describe('a file that cannot be understood ends with 2, and says of each line what is wrong', () => {
  test.each<[string, string, string]>([
    [
      'an unknown card',
      BOLT.replace('Opt', 'Counterspel'),
      'line 6: the reference knows no card "Counterspel"; did you mean Counterspell?',
    ],
    ['an unknown zone', BOLT.replace('hand: Opt', 'hnad: Opt'), 'line 6: expected a zone'],
    ['an unknown detail', BOLT.replace('Hill Giant', 'Hill Giant (happy)'), 'line 3: Hill Giant: expected tapped'],
    ['one player', 'player 0\n  hand: Opt', 'expected two to four players'],
    ['two of one name', BOLT.replace('player 1', 'player 0'), 'line 4: two players are called "0"'],
    [
      'an impossible board',
      BOLT.replace('battlefield: 2 Island', 'battlefield: Opt'),
      'Opt #1: an instant or sorcery is never on the battlefield',
    ],
    ['a life total of 0', BOLT.replace('player 1', 'player 1: 0 life'), 'player 1 would have lost the game'],
  ])('%s', async (_, text, message) => {
    const { code, err, out } = await ask(text, ['0 casts Bolt targeting player 1']);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test.each<[string, string]>([
    ['0 throws Bolt', 'line 7: expected a verb'],
    ['casts Bolt', 'line 7: expected a player first'],
    ['0 taps Mountain', 'line 7: expected what Mountain is tapped for, as in "taps Mountain for blue" or "for mana"'],
    ['0 casts Bolt targeting Grizzly Bear', 'line 7: nothing in this game is called "Grizzly Bear"'],
    ['0 casts Bolts', 'line 7: nothing in this game is called "Bolts"'],
    ['0 casts Bolt with X = many', 'line 7: expected a number for X, found "many"'],
    ['pass until dawn', 'line 7: expected a step or turn to pass to'],
  ])('%s', async (line, message) => {
    const { code, err } = await ask(BOLT, [line]);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test('all that is wrong is said at once', async () => {
    const { err } = await ask(BOLT, ['0 throws Bolt', 'resolv'], ['all is well']);
    expect(err.match(/line \d+/g)).toEqual(['line 7', 'line 8', 'line 10']);
  });

  test('words that can mean several things are not guessed at', async () => {
    const text = board(
      ['battlefield: Mountain', 'hand: Shock'],
      ['battlefield: Grizzly Bears, Grizzly Bears (tapped)'],
    );
    const { code, err } = await ask(text, ['0 casts Shock targeting Grizzly Bears']);
    expect(err).toContain(
      `"Grizzly Bears" can be Grizzly Bears #1 (player 1's), Grizzly Bears #2 (player 1's); say which`,
    );
    expect(code).toBe(2);
    expect(
      (await ask(text, ['0 casts Shock targeting Grizzly Bears #2'], ['Grizzly Bears #2 in graveyard'])).code,
    ).toBe(0);
  });
});

describe('headjudge cards list', () => {
  test('shows names, and of few cards what they do', async () => {
    const context = toyContext(FOLDER);
    expect((await runToy(['cards', 'list'], context)).out).toMatch(/^Abbey Griffin\n/);
    expect((await runToy(['cards', 'list', 'spell', 'queller'], context)).out).toContain('  flash\n');
    expect((await runToy(['cards', 'list', 'tarmogoyf'], context)).code).toBe(2);
  });
});

/** Two players with these zones: six lines. */
function board(first: readonly string[], second: readonly string[]): string {
  const lines = ['player 0', ...first.map((zone) => `  ${zone}`), 'player 1', ...second.map((zone) => `  ${zone}`)];
  return lines.join('\n');
}

/** Asks a file: the first action stands in the line after the board, expectations after a line of their own. */
function ask(
  text: string,
  [first = '', ...others]: readonly string[],
  expected: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Ended> {
  const lines = [text, `actions: ${first}`, ...others, 'expect:', ...expected];
  writeFileSync(join(FOLDER, 'asked.txt'), lines.join('\n'));
  return runToy(['ask', 'asked.txt', ...flags], toyContext(FOLDER));
}
