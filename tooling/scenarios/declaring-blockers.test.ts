import { describe, expect, test } from 'vitest';
import { scenario, type ScenarioSpec, type SideSpec } from '../testing/scenario.ts';

/** Declarations of blockers: restrictions and requirements. CR 509, 802.4 */

function refusal(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return /refused by CR ([\d.a-z]+)/.exec(message)?.[1] ?? (message.includes('is no option') ? 'no option' : message);
  }
}

const two = (own: SideSpec['battlefield'], other: SideSpec['battlefield'] = []): ScenarioSpec => ({
  players: [{ battlefield: own ?? [] }, { battlefield: other ?? [] }],
});

/** After an attack by these, what is refused with for blockers. */
function block(spec: ScenarioSpec, by: readonly string[], ...chosen: readonly string[]): string | null {
  const game = scenario(spec).goTo('declare attackers', { attackers: by });
  return refusal(() => game.goTo('declare blockers', { blockers: chosen }));
}

describe('restrictions on blockers', () => {
  test('CR 702.28b: shadow is blocked by shadow alone, and blocks nothing else', () => {
    expect(
      block(two(['Dauthi Marauder'], ['Hill Giant']), ['Dauthi Marauder>p1'], 'Hill Giant>Dauthi Marauder'),
    ).not.toBe(null);
    expect(block(two(['Hill Giant'], ['Dauthi Marauder']), ['Hill Giant>p1'], 'Dauthi Marauder>Hill Giant')).not.toBe(
      null,
    );
    const shadows = two(['Dauthi Marauder'], ['Soltari Foot Soldier']);
    expect(block(shadows, ['Dauthi Marauder>p1'], 'Soltari Foot Soldier>Dauthi Marauder')).toBe(null);
  });

  test('CR 702.36b, 702.13b, 702.118b, 702.31b: fear, intimidate, skulk and horsemanship', () => {
    const meets = (attacker: string, blocker: string): boolean =>
      block(two([attacker], [blocker, 'Elvish Warrior']), [`${attacker}>p1`], `${blocker}>${attacker}`) === null;
    expect([
      meets('Severed Legion', 'Scathe Zombies'),
      meets('Severed Legion', 'Memnite'),
      meets('Severed Legion', 'Hill Giant'),
    ]).toEqual([true, true, false]);
    expect([
      meets('Bladetusk Boar', 'Hill Giant'),
      meets('Bladetusk Boar', 'Memnite'),
      meets('Bladetusk Boar', 'Scathe Zombies'),
    ]).toEqual([true, true, false]);
    expect([meets('Furtive Homunculus', 'Scathe Zombies'), meets('Furtive Homunculus', 'Hill Giant')]).toEqual([
      true,
      false,
    ]);
    expect([
      meets('Wei Scout', 'Shu Cavalry'),
      meets('Wei Scout', 'Hill Giant'),
      meets('Hill Giant', 'Shu Cavalry'),
    ]).toEqual([true, false, true]);
  });

  test('CR 509.1b: what nothing blocks, what some cannot block, and what blocks only some', () => {
    const met = (attacker: string, blocker: string): boolean =>
      block(two([attacker], [blocker]), [`${attacker}>p1`], `${blocker}>${attacker}`) === null;
    expect(met('Phantom Warrior', 'Hill Giant')).toBe(false);
    expect([met('Treetop Scout', 'Hill Giant'), met('Treetop Scout', 'Storm Crow')]).toEqual([false, true]);
    expect([met('Amrou Kithkin', 'Hill Giant'), met('Amrou Kithkin', 'Grizzly Bears')]).toEqual([false, true]);
    expect([met('Hill Giant', 'Cloud Sprite'), met('Storm Crow', 'Cloud Sprite')]).toEqual([false, true]);
  });

  test('CR 702.14c: landwalk looks at the lands of the defending player', () => {
    const board = (land: string) => two(['Bog Wraith', 'Swamp'], ['Hill Giant', land]);
    expect(block(board('Swamp'), ['Bog Wraith>p1'], 'Hill Giant>Bog Wraith')).not.toBe(null);
    expect(block(board('Forest'), ['Bog Wraith>p1'], 'Hill Giant>Bog Wraith')).toBe(null);
  });

  test('CR 802.2a, example 1: of several defending players the one whom it attacks matters', () => {
    const raiders = (whom: number) =>
      scenario({
        players: [
          { battlefield: ['Grizzly Bears', 'Bog Raiders'] },
          { battlefield: ['Swamp', 'Hill Giant'] },
          { battlefield: ['Hill Giant'] },
        ],
      })
        .goTo('declare attackers', { attackers: ['Grizzly Bears>p1', `Bog Raiders>p${whom}`] })
        .goTo('declare blockers', whom === 2 ? { 'p2 blockers': 'Hill Giant#2>Bog Raiders' } : {});
    expect(raiders(2).happenings('blocked').length).toBe(1);
    expect(raiders(1).asked).toEqual(['p1 blockers']);
  });

  test('CR 702.16f: a creature of the quality does not block what has protection from it', () => {
    const board = two(['White Knight'], ['Scathe Zombies', 'Hill Giant']);
    expect(block(board, ['White Knight>p1'], 'Scathe Zombies>White Knight')).toBe('no option');
    expect(block(board, ['White Knight>p1'], 'Hill Giant>White Knight')).toBe(null);
  });

  test('CR 702.16, 105.2: the colour of mana in an ability is no colour of the creature (B098)', () => {
    const board = two(['White Knight'], ['Viashino Slaughtermaster']);
    expect(block(board, ['White Knight>p1'], 'Viashino Slaughtermaster>White Knight')).toBe(null);
  });

  test('CR 509.1b: no more than one blocker each, three or more, and no more than one in all', () => {
    const tiger = two(['Stalking Tiger'], ['Hill Giant', 'Grizzly Bears']);
    expect(block(tiger, ['Stalking Tiger>p1'], 'Hill Giant>Stalking Tiger', 'Grizzly Bears>Stalking Tiger')).toBe(
      '509.1b',
    );
    const colossus = two(['Phyrexian Colossus'], ['Hill Giant', 'Grizzly Bears', 'Watchwolf']);
    const three = ['Hill Giant', 'Grizzly Bears', 'Watchwolf'].map((one) => `${one}>Phyrexian Colossus`);
    expect(block(colossus, ['Phyrexian Colossus>p1'], ...three.slice(0, 2))).toBe('509.1b');
    expect(block(colossus, ['Phyrexian Colossus>p1'], ...three)).toBe(null);
    const arbiter = two(['Hill Giant', 'Silent Arbiter'], ['Grizzly Bears', 'Watchwolf']);
    expect(block(arbiter, ['Hill Giant>p1'], 'Grizzly Bears>Hill Giant', 'Watchwolf>Hill Giant')).toBe('509.1b');
  });

  test('CR 802.4b: a limit of blockers is asked of each defending player alone', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hill Giant', 'Craw Wurm', 'Dueling Grounds'] },
        { battlefield: ['Grizzly Bears'] },
        { battlefield: ['Watchwolf'] },
      ],
    });
    expect(refusal(() => game.goTo('declare blockers', { attackers: ['Hill Giant>p1', 'Craw Wurm>p2'] }))).toBe(
      '508.1c',
    );
  });

  test('CR 509.1a: one that may block more blocks more, and others one', () => {
    const board = two(['Hill Giant', 'Grizzly Bears', 'Watchwolf'], ['Night Market Guard', 'Palace Guard']);
    const by = ['Hill Giant>p1', 'Grizzly Bears>p1', 'Watchwolf>p1'];
    const all = (one: string) => ['Hill Giant', 'Grizzly Bears', 'Watchwolf'].map((other) => `${one}>${other}`);
    expect(block(board, by, ...all('Palace Guard'))).toBe(null);
    expect(block(board, by, ...all('Night Market Guard').slice(0, 2))).toBe(null);
    expect(block(board, by, ...all('Night Market Guard'))).toBe('509.1a');
  });
});

describe('requirements to block', () => {
  test('CR 509.1c, example 1: one that has to block brings another where it takes two', () => {
    const game = scenario(two(['Boggart Brute', 'Grand Melee'], ['Hill Giant', 'Grizzly Bears']));
    game.goTo('declare attackers').goTo('declare blockers');
    expect(game.asked).not.toContain('p1 blockers');
    expect([game.permanent('Hill Giant').blocking, game.permanent('Grizzly Bears').blocking]).toEqual([
      ['Boggart Brute'],
      ['Boggart Brute'],
    ]);
  });

  test('CR 509.1b-c: where it takes two and there is one, no block is the only declaration (B146)', () => {
    const game = scenario(two(['Boggart Brute', 'Grand Melee'], ['Hill Giant']));
    game.goTo('declare attackers').goTo('declare blockers');
    expect(game.asked).not.toContain('p1 blockers');
    expect(game.permanent('Hill Giant').blocking).toEqual([]);
  });

  test('CR 509.1c: what has to be blocked and is so by two only is blocked by both (B147)', () => {
    const game = scenario(
      two(["Gaea's Protector", 'Goblin War Drums', 'Elvish Warrior'], ['Hill Giant', 'Watchwolf']),
    ).goTo('declare attackers', { attackers: ["Gaea's Protector>p1"] });
    game.goTo('declare blockers');
    expect([game.permanent('Hill Giant').blocking, game.permanent('Watchwolf').blocking]).toEqual([
      ["Gaea's Protector"],
      ["Gaea's Protector"],
    ]);
  });

  test('CR 509.1c: one blocker is enough for what has to be blocked', () => {
    const board = two(["Gaea's Protector", 'Grizzly Bears'], ['Hill Giant', 'Watchwolf']);
    const by = ["Gaea's Protector>p1", 'Grizzly Bears>p1'];
    expect(block(board, by)).toBe('509.1c');
    expect(block(board, by, 'Hill Giant>Grizzly Bears', 'Watchwolf>Grizzly Bears')).toBe('509.1c');
    expect(block(board, by, "Hill Giant>Gaea's Protector", 'Watchwolf>Grizzly Bears')).toBe(null);
  });

  test('CR 509.1c: all that can block a lure do, but for what is tapped or cannot block it', () => {
    const game = scenario(
      two(['Prized Unicorn', 'Hill Giant'], ['Grizzly Bears', { card: 'Watchwolf', tapped: true }, 'Cloud Sprite']),
    ).goTo('declare attackers', { attackers: ['Prized Unicorn>p1', 'Hill Giant>p1'] });
    game.goTo('declare blockers');
    expect(game.permanent('Grizzly Bears').blocking).toEqual(['Prized Unicorn']);
    expect(game.permanent('Watchwolf').blocking).toEqual([]);
    expect(game.permanent('Cloud Sprite').blocking).toEqual([]);
  });

  test('CR 509.1c: two lures share the blockers as their player likes, one that blocks two blocks both', () => {
    const board = two(['Prized Unicorn', 'Taunting Elf'], ['Hill Giant']);
    const by = ['Prized Unicorn>p1', 'Taunting Elf>p1'];
    expect(block(board, by)).toBe('509.1c');
    expect(block(board, by, 'Hill Giant>Taunting Elf')).toBe(null);
    expect(block(board, by, 'Hill Giant>Prized Unicorn')).toBe(null);
    const game = scenario(two(['Prized Unicorn', 'Taunting Elf'], ['Night Market Guard'])).goTo('declare attackers', {
      attackers: by,
    });
    expect(game.goTo('declare blockers').permanent('Night Market Guard').blocking).toEqual([
      'Prized Unicorn',
      'Taunting Elf',
    ]);
  });

  test('CR 702.39a: what was provoked is untapped and blocks if able, this combat', () => {
    const game = scenario(two(['Goblin Grappler'], [{ card: 'Hill Giant', tapped: true }]));
    game.goTo('declare attackers', { attackers: 'Goblin Grappler>p1', targets: 'Hill Giant' });
    game.resolve({ 'optional effect': true }).goTo('declare blockers');
    expect(game.permanent('Hill Giant').blocking).toEqual(['Goblin Grappler']);
  });
});
