import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What is said of each Aura with umbra armor, and of those that are given it. CR 702.89, 614.6, 616.1 */

const UMBRAS = [
  'Boar Umbra',
  'Crab Umbra',
  'Drake Umbra',
  'Eel Umbra',
  'Eland Umbra',
  'Hyena Umbra',
  'Mammoth Umbra',
  'Spider Umbra',
];
/** Flight has it from Umbra Mystic. */
const GIVEN = 'Flight';

/** A bear with the Aura, and what is in the hand of its controller. */
const bear = (
  aura: string,
  hand: readonly string[],
  more: SideSpec['battlefield'] = [],
  theirs: SideSpec = {},
  active: 0 | 1 = 0,
) =>
  scenario({
    active,
    players: [
      {
        battlefield: [
          'Grizzly Bears',
          { card: aura, attachedTo: 'Grizzly Bears' },
          ...(aura === GIVEN ? ['Umbra Mystic'] : []),
          ...more,
        ],
        hand,
      },
      theirs,
    ],
  });

describe.each([...UMBRAS, GIVEN])('umbra armor of %s', (aura) => {
  test('CR 702.89a: what is destroyed it saves without asking, and the creature is neither tapped nor out of combat', () => {
    const game = bear(aura, ['Murder'], copies(3, 'Swamp')).goTo('declare attackers', {
      attackers: 'Grizzly Bears>p1',
    });
    const tapped = game.permanent('Grizzly Bears').tapped;
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({ tapped, attacking: 'p1', damage: 0 });
    expect(game.zone('graveyard', 0)).toContain(aura);
  });

  test('CR 701.19c: it saves from what does not let regenerate', () => {
    const game = bear(aura, ['Terminate'], copies(2, 'Badlands'));
    game.cast('Terminate', { targets: 'Grizzly Bears' }).resolve();
    expect([game.battlefield.includes('Grizzly Bears'), game.battlefield.includes(aura)]).toEqual([true, false]);
  });

  test('CR 616.1: of several Auras the controller of the creature chooses one, and one alone is destroyed', () => {
    const second = aura === 'Eland Umbra' ? 'Boar Umbra' : 'Eland Umbra';
    const game = bear(aura, ['Murder'], [...copies(3, 'Swamp'), { card: second, attachedTo: 'Grizzly Bears' }]);
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve({ replacement: aura });
    expect([game.battlefield.includes(aura), game.battlefield.includes(second)]).toEqual([false, true]);
  });

  test('CR 701.19b, 616.1: a shield that regenerates is used or the Aura is, and the other one stays', () => {
    const shielded = (chosen: string) => {
      const game = bear(aura, ['Regenerate', 'Murder'], [...copies(2, 'Forest'), ...copies(3, 'Swamp')]);
      game.cast('Regenerate', { targets: 'Grizzly Bears' }).resolve();
      game.cast('Murder', { targets: 'Grizzly Bears' }).resolve({ replacement: chosen });
      return [game.permanent('Grizzly Bears').tapped, game.battlefield.includes(aura)];
    };
    expect(shielded('Grizzly Bears')).toEqual([true, true]);
    expect(shielded(aura)).toEqual([false, false]);
  });

  test('CR 701.8a: where both are destroyed at once the creature is saved all the same', () => {
    const game = bear(aura, ["Akroma's Vengeance"], copies(6, 'Plains'));
    game.cast("Akroma's Vengeance").resolve();
    expect(game.battlefield).toContain('Grizzly Bears');
    expect(game.zone('graveyard', 0).filter((card) => card === aura)).toHaveLength(1);
  });

  test('CR 704.3: lethal damage and deathtouch at once are replaced as one', () => {
    const game = bear(aura, [], [], { battlefield: ['Archetype of Finality', 'Craw Wurm'] }, 1);
    game.goTo('declare attackers', { attackers: 'Craw Wurm>p0' });
    game.goTo('declare blockers', { blockers: 'Grizzly Bears>Craw Wurm' }).goTo('end of combat');
    expect(game.permanent('Grizzly Bears').damage).toBe(0);
    expect(game.battlefield).not.toContain(aura);
  });

  test('CR 701.21a: it saves from no sacrifice', () => {
    const game = bear(aura, ["Altar's Reap"], [...copies(2, 'Swamp'), 'Memnite']);
    game.cast("Altar's Reap", { cost: 'Grizzly Bears' });
    expect(game.battlefield).not.toContain('Grizzly Bears');
  });

  test('CR 704.5f: it saves from no want of toughness', () => {
    const game = bear(aura, copies(2, 'Sudden Death'), copies(6, 'Swamp'));
    game.cast('Sudden Death', { targets: 'Grizzly Bears' }).resolve();
    if (game.battlefield.includes('Grizzly Bears')) game.cast('Sudden Death#2', { targets: 'Grizzly Bears' }).resolve();
    expect(game.battlefield).not.toContain('Grizzly Bears');
  });

  test('CR 704.5j: it saves from no legend rule', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Linden, the Steadfast Queen',
            { card: aura, attachedTo: 'Linden, the Steadfast Queen' },
            ...(aura === GIVEN ? ['Umbra Mystic'] : []),
            ...copies(3, 'Plains'),
          ],
          hand: ['Linden, the Steadfast Queen'],
        },
        {},
      ],
    });
    game.cast('Linden, the Steadfast Queen#2').resolve({ 'legend rule': 'Linden, the Steadfast Queen#2' });
    expect(game.zone('graveyard', 0)).toEqual(expect.arrayContaining(['Linden, the Steadfast Queen', aura]));
  });
});

describe('umbra armor that is given', () => {
  const host = (mystic: 0 | 1, auras: 0 | 1) => {
    const player = (seat: number): SideSpec => ({
      battlefield: [
        ...(seat === 0 ? ['Grizzly Bears', ...copies(3, 'Swamp')] : []),
        ...(seat === mystic ? ['Umbra Mystic'] : []),
        ...(seat === auras ? [{ card: 'Flight', attachedTo: 'Grizzly Bears' }] : []),
      ],
      hand: seat === 0 ? ['Murder'] : [],
    });
    const game = scenario({ players: [player(0), player(1)] });
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve();
    return game.battlefield.includes('Grizzly Bears');
  };

  test('CR 613.1f: to Auras on permanents of its controller, whoever controls the Auras', () => {
    expect([host(0, 0), host(0, 1), host(1, 1), host(1, 0)]).toEqual([true, true, false, false]);
  });

  test('CR 702.89a: on a permanent that is no creature too', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            'Umbra Mystic',
            { card: 'Wild Growth', attachedTo: 'Forest' },
            'Forest',
            ...copies(4, 'Mountain'),
          ],
          hand: ['Rain of Rust'],
        },
        {},
      ],
    });
    game.cast('Rain of Rust', { targets: 'Forest' }).resolve();
    expect([game.battlefield.includes('Forest'), game.battlefield.includes('Wild Growth')]).toEqual([true, false]);
  });

  test('CR 113.2c: twice on one Aura it is as good as once', () => {
    const game = bear('Eel Umbra', ['Murder'], [...copies(3, 'Swamp'), 'Umbra Mystic']);
    game.cast('Murder', { targets: 'Grizzly Bears' }).resolve();
    expect([game.battlefield.includes('Grizzly Bears'), game.battlefield.includes('Eel Umbra')]).toEqual([true, false]);
  });
});

describe('Crab Umbra', () => {
  test('CR 602.2: its own controller activates it, whoever controls the creature', () => {
    const game = scenario({
      players: [
        { battlefield: [{ card: 'Crab Umbra', attachedTo: 'Hill Giant' }, ...copies(3, 'Island')] },
        { battlefield: [{ card: 'Hill Giant', tapped: true }, ...copies(3, 'Island')] },
      ],
    });
    expect(game.options).toContain('activate Crab Umbra/0');
    expect(game.pass().options).not.toContain('activate Crab Umbra/0');
  });

  test('CR 608.2h: it untaps what it enchants as it resolves, or what it enchanted last', () => {
    const game = scenario({
      players: [
        {
          battlefield: [
            { card: 'Hill Giant', tapped: true },
            { card: 'Crab Umbra', attachedTo: 'Hill Giant' },
            ...copies(3, 'Island'),
            ...copies(2, 'Plains'),
          ],
          hand: ['Disenchant'],
        },
        {},
      ],
    });
    game
      .activate('Crab Umbra/0', { pay: ['Island', 'Island#2', 'Island#3'] })
      .cast('Disenchant', { targets: 'Crab Umbra' });
    game.resolve();
    expect([game.battlefield.includes('Crab Umbra'), game.permanent('Hill Giant').tapped]).toEqual([false, true]);
    expect(game.resolve().permanent('Hill Giant').tapped).toBe(false);
  });
});
