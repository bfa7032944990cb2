/** What tests for XMage call of it, as empty Java classes: enough to compile one. Each file by its path. */
export function xmageStubs(): readonly { readonly path: string; readonly text: string }[] {
  return [
    java('mage.constants', 'enum PhaseStep', `${STEPS}`),
    java('mage.constants', 'enum Zone', 'BATTLEFIELD, HAND, GRAVEYARD, EXILED, LIBRARY'),
    java(
      'mage.counters',
      'enum CounterType',
      'P1P1, M1M1, P1P0, M0M1, AGE, CHARGE, DEPLETION, FADE, ICE, LORE, LOYALTY, MINING, STORAGE, TIME, VERSE',
    ),
    java('org.junit', '@interface Test', ''),
    java('org.mage.test.player', 'class TestPlayer', 'public static final String NO_TARGET = "";'),
    java('org.mage.test.serverside.base', 'class CardTestPlayerBase', BASE),
    java('org.mage.test.serverside.base', 'class CardTestMultiPlayerBaseWithRangeAll extends CardTestPlayerBase', ''),
  ];
}

const STEPS =
  'UNTAP, UPKEEP, DRAW, PRECOMBAT_MAIN, BEGIN_COMBAT, DECLARE_ATTACKERS, DECLARE_BLOCKERS, FIRST_COMBAT_DAMAGE, COMBAT_DAMAGE, END_COMBAT, POSTCOMBAT_MAIN, END_TURN, CLEANUP';

/** Fields, and methods by what they are given. */
const BASE = [
  'protected TestPlayer playerA, playerB, playerC, playerD, activePlayer;',
  ...[
    'setStrictChooseMode(boolean on)',
    'skipInitShuffling()',
    'setLife(TestPlayer player, int life)',
    'removeAllCardsFromLibrary(TestPlayer player)',
    'addCard(Zone zone, TestPlayer player, String name)',
    'addCard(Zone zone, TestPlayer player, String name, int count)',
    'addCard(Zone zone, TestPlayer player, String name, int count, boolean tapped)',
    'addCounters(int turn, PhaseStep step, TestPlayer player, String name, CounterType type, int count)',
    'waitStackResolved(int turn, PhaseStep step, TestPlayer player)',
    'concede(int turn, PhaseStep step, TestPlayer player)',
    'playLand(int turn, PhaseStep step, TestPlayer player, String name)',
    'castSpell(int turn, PhaseStep step, TestPlayer player, String name)',
    'castSpell(int turn, PhaseStep step, TestPlayer player, String name, String target, String onStack)',
    'activateAbility(int turn, PhaseStep step, TestPlayer player, String ability)',
    'attack(int turn, TestPlayer player, String attacker, TestPlayer defender)',
    'attack(int turn, TestPlayer player, String attacker, String planeswalker)',
    'block(int turn, TestPlayer player, String blocker, String attacker)',
    'addTarget(TestPlayer player, String target)',
    'addTarget(TestPlayer player, TestPlayer target)',
    'setChoice(TestPlayer player, String choice)',
    'setChoice(TestPlayer player, boolean choice)',
    'setChoiceAmount(TestPlayer player, int... amounts)',
    'setModeChoice(TestPlayer player, String mode)',
    'setStopAt(int turn, PhaseStep step)',
    'execute()',
    'assertLife(TestPlayer player, int life)',
    'assertPermanentCount(TestPlayer player, int count)',
    'assertPermanentCount(TestPlayer player, String name, int count)',
    'assertHandCount(TestPlayer player, int count)',
    'assertGraveyardCount(TestPlayer player, int count)',
    'assertGraveyardCount(TestPlayer player, String name, int count)',
    'assertWonTheGame(TestPlayer player)',
  ].map((method) => `public void ${method} {}`),
].join('\n');

function java(folder: string, head: string, body: string): { readonly path: string; readonly text: string } {
  const name = head.replace(/^(enum|class|@interface) /, '').split(' ')[0] ?? '';
  const imports = ['mage.constants.*', 'mage.counters.*', 'org.mage.test.player.*'];
  const used = head.startsWith('class Card') ? imports.map((each) => `import ${each};\n`).join('') : '';
  return {
    path: `${folder.replaceAll('.', '/')}/${name}.java`,
    text: `package ${folder};\n${used}public ${head} {\n${body}\n}\n`,
  };
}
