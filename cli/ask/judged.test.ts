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
    expect(out).toMatch(/Player 0 chooses Clone to be kept by the legend rule.* \[line 10\]/);
    expect(code).toBe(0);
  });

  test('go by the name that they have now', async () => {
    const image = table(
      'battlefield: 2 Island; hand: Phantasmal Image',
      'battlefield: Forest, Grizzly Bears; hand: Giant Growth',
    );
    const lines = ['0 casts Phantasmal Image', 'resolve', '0 chooses Grizzly Bears'];
    const growth = "1 casts Giant Growth targeting player 0's Grizzly Bears";
    const { out } = await asking(FOLDER, image, [...lines, growth], ['Phantasmal Image in graveyard']);
    expect(out).toContain('as expected: Phantasmal Image in graveyard');
    const reckoner = table('battlefield: 4 Island, Mountain; hand: Clone', 'battlefield: Boros Reckoner');
    const copied = ['0 casts Clone', 'resolve', '0 accepts', "0 activates player 0's Boros Reckoner", 'resolve'];
    expect((await asking(FOLDER, reckoner, copied, ['Clone has first strike'])).code).toBe(0);
  });
});

describe('many things of one kind', () => {
  test('are told together, and triggers that differ in nothing are counted', async () => {
    const board = table(
      'battlefield: 8 Mountain, Blood Artist, Zulaport Cutthroat; hand: Obliterate',
      'battlefield: Forest',
    );
    const { out } = await asking(FOLDER, board, ['0 casts Obliterate'], ['player 0: 22 life']);
    expect(out).toContain('- Mountain #1 to #8 go from battlefield to graveyard: they are destroyed.');
    expect(out).toContain('- The ability of Blood Artist triggers 2 times.');
    expect(out).toMatch(
      /orders triggers, of which the last resolves first: the ability of Zulaport Cutthroat \(2 times\), then the ability of Blood Artist \(2 times\)/,
    );
    const warden = table(
      'battlefield: 2 Forest, Panharmonicon, Soul Warden; hand: Grizzly Bears',
      'battlefield: Forest',
    );
    const { out: alike } = await asking(FOLDER, warden, ['0 casts Grizzly Bears'], ['player 0: 22 life']);
    expect(alike).not.toContain('orders');
  });
});

describe('what is said of an event', () => {
  test('has the counters that a permanent enters with', async () => {
    const board = table(
      'battlefield: Doubling Season, Hardened Scales, 4 Forest; hand: Walking Ballista',
      'battlefield: Forest',
    );
    const cast = ['0 casts Walking Ballista with X = 2', 'resolve'];
    const { out } = await asking(FOLDER, board, [...cast, '0 chooses Hardened Scales']);
    expect(out).toContain('Player 0 chooses Hardened Scales to be the effect that applies first. (CR 616.1)');
    expect(out).toContain('Walking Ballista goes from stack to battlefield with 6 +1/+1 counters.');
    const removes = ['0 chooses Doubling Season', '0 activates Walking Ballista: remove', '0 targets player 1'];
    const { out: other } = await asking(FOLDER, board, [...cast, ...removes]);
    expect(other).toContain('Walking Ballista goes from stack to battlefield with 5 +1/+1 counters.');
  });

  test('says where a graveyard was replaced, and by which rule new targets are chosen', async () => {
    const rest = table('battlefield: Rest in Peace, Mountain; hand: Shock', 'battlefield: Grizzly Bears');
    const { out } = await asking(FOLDER, rest, ['0 casts Shock targeting Grizzly Bears']);
    expect(out).toContain('exile: it is destroyed, and goes there instead of to a graveyard (CR 614.1a).');
    const taken = table(
      'battlefield: 7 Island; hand: Commandeer',
      'battlefield: Mountain; hand: Shock',
      "turn 2, player 1's main",
    );
    const lines = [
      '1 casts Shock targeting player 0',
      '0 casts Commandeer targeting Shock',
      'resolve',
      '0 targets player 1',
    ];
    const { out: commandeer } = await asking(FOLDER, taken, lines, ['player 1: 18 life']);
    expect(commandeer).toContain('for new targets (Shock). (CR 115.7d)');
  });

  test('does not tell as a cost by its key what is paid always', async () => {
    const reap = table("battlefield: 2 Swamp, Memnite; hand: Altar's Reap", 'battlefield: Forest');
    const { out } = await asking(FOLDER, reap, ["0 casts Altar's Reap"], ['Memnite in graveyard']);
    expect(out).not.toContain('costs:');
  });

  test('creates tokens, and names colours', async () => {
    const geist = table('battlefield: Geist of Saint Traft', 'battlefield: Forest, Dryad Arbor');
    const lines = ['0 attacks player 1 with Geist of Saint Traft', 'resolve'];
    const { out } = await asking(FOLDER, geist, lines, ['Dryad Arbor is red']);
    expect(out).toContain('- Angel token is created.');
    expect(out).toContain('(it is green, ');
  });

  test('names the rule of copying, not of triggers, for a copy that is put on the stack', async () => {
    const board = table('battlefield: Mountain, 2 Island; hand: Shock, Twincast', 'battlefield: Forest');
    const lines = ['0 casts Shock targeting player 1', '0 casts Twincast targeting Shock'];
    const { out } = await asking(FOLDER, board, lines, ['player 1: 16 life']);
    expect(out).toContain('CR 707.10 (copying a spell)');
    expect(out).not.toContain('603.3');
  });
});

test('where an effect ends the turn, passing to the next turn is done', async () => {
  const board = table(
    'battlefield: 2 Mountain, Sneak Attack, Sundial of the Infinite; hand: Hill Giant',
    'battlefield: Forest',
  );
  const sneak = ['0 activates Sneak Attack', 'resolve', '0 chooses Hill Giant', 'pass until end step'];
  const ends = ['0 activates Sundial of the Infinite', 'resolve', "pass until player 1's upkeep"];
  const { code, out } = await asking(FOLDER, board, [...sneak, ...ends], ['Hill Giant on the battlefield']);
  expect(out).not.toContain('Turn 3');
  expect(code).toBe(0);
  const { out: again } = await asking(FOLDER, board, ["pass until player 1's upkeep", "pass until player 1's upkeep"]);
  expect(again).toContain('turn 3');
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

describe('whose turn it is to act', () => {
  const shock = table('battlefield: 2 Mountain; hand: Shock', 'battlefield: 2 Island; hand: Counterspell, Opt');

  test('nobody passes for a question, whoever it is about', async () => {
    const asks = ['may 1 cast Counterspell targeting Shock?', 'options for 1', '0 may not cast Shock', 'options for 0'];
    const { code, out } = await asking(
      FOLDER,
      shock,
      ['0 casts Shock targeting player 1', ...asks, 'stop'],
      ['the stack is empty'],
    );
    expect(out).toContain('3. Yes, may 1 cast Counterspell targeting Shock. [line 9]');
    expect(out).toMatch(/4\. Player 1 may do: .*cast Counterspell, cast Opt and pass\./);
    expect(out).toMatch(/6\. Player 0 may do: activate Mountain #2/);
    expect(out).not.toContain('passes');
    expect(out).toContain('NOT as expected, line 15: the stack is empty');
    expect(code).toBe(1);
  });

  test('nothing resolves on the way to a line: who has passed is told so', async () => {
    const lines = [
      '0 casts Shock targeting player 1',
      '0 passes',
      '1 casts Opt',
      '1 passes',
      '1 casts Counterspell targeting Shock',
    ];
    const { out } = await asking(FOLDER, shock.replace('2 Island', '3 Island'), lines);
    expect(out).toContain(
      'Player 1 has passed and does not get priority before Opt resolves ("resolve" or "pass until …" before the line has that happen).',
    );
  });
});

test('a prohibition that is one of several is told', async () => {
  const board = table('battlefield: Grand Abolisher', 'battlefield: Island; hand: Opt');
  const { out } = await asking(FOLDER, board, ['may 1 cast Opt?']);
  expect(out).toMatch(/No: player 1 may not cast Opt: something does not let it: Grand Abolisher/);
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
