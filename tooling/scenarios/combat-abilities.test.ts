import { describe, expect, test } from 'vitest';
import { copies, type Says, type Scenario, scenario, type ScenarioSpec, type SideSpec } from '../testing/scenario.ts';

/** What triggers in combat, what enters attacking, and the keywords of it. CR 506, 508.3-508.5, 509.3, 511, 702 */

type Side = NonNullable<SideSpec['battlefield']>;
const two = (own: Side, other: Side = [], hand: Side = []): ScenarioSpec => ({
  players: [{ battlefield: own, hand: [...hand] }, { battlefield: other }],
});

function attack(spec: ScenarioSpec, ...attackers: readonly string[]): Scenario {
  return scenario(spec).goTo('declare attackers', { attackers });
}

const order = (...triggers: readonly string[]): Says => ({ 'order of triggers': triggers });

describe('triggers on attacking and blocking', () => {
  test('CR 702.83b, 506.5: exalted is for the one creature that was declared, however many have it', () => {
    const squires = two(['Akrasan Squire', 'Aven Squire', 'Hill Giant']);
    const game = scenario(squires).goTo('declare attackers', {
      attackers: 'Hill Giant>p1',
      ...order('a Akrasan Squire/0', 'a Aven Squire/0'),
    });
    game.resolveAll();
    expect(game.size('Hill Giant')).toBe('5/5');
    expect(attack(squires, 'Hill Giant>p1', 'Akrasan Squire>p1').stack).toEqual([]);
  });

  test('CR 702.91a: battle cry is for the other attackers', () => {
    const game = attack(
      two(['Goblin Wardriver', 'Hill Giant', 'Grizzly Bears']),
      'Goblin Wardriver>p1',
      'Hill Giant>p1',
    );
    game.resolveAll();
    expect(['Goblin Wardriver', 'Hill Giant', 'Grizzly Bears'].map((one) => game.size(one))).toEqual([
      '2/2',
      '4/3',
      '2/2',
    ]);
  });

  test('CR 702.45a, 509.3a, 509.3c: bushido comes once, for blocking or for becoming blocked', () => {
    const game = attack(two(['Samurai Enforcers'], ['Devoted Retainer', 'Grizzly Bears']), 'Samurai Enforcers>p1');
    game.goTo('declare blockers', {
      blockers: ['Devoted Retainer>Samurai Enforcers', 'Grizzly Bears>Samurai Enforcers'],
    });
    game.resolveAll();
    expect([game.size('Samurai Enforcers'), game.size('Devoted Retainer')]).toEqual(['6/6', '2/2']);
  });

  test('CR 702.25a, 509.3d: flanking comes for each blocker without it', () => {
    const game = attack(
      two(['Benalish Cavalry'], ['Hill Giant', 'Grizzly Bears', 'Mtenda Herder']),
      'Benalish Cavalry>p1',
    );
    game.goTo('declare blockers', {
      blockers: ['Hill Giant', 'Grizzly Bears', 'Mtenda Herder'].map((one) => `${one}>Benalish Cavalry`),
      'order of triggers': ['a Benalish Cavalry/0', 'a Benalish Cavalry/0#2'],
    });
    game.resolveAll();
    expect(['Hill Giant', 'Grizzly Bears', 'Mtenda Herder'].map((one) => game.size(one))).toEqual([
      '2/2',
      '1/1',
      '1/1',
    ]);
  });

  test('CR 702.23b: rampage counts what blocks as it resolves, beyond the first', () => {
    const game = attack(two(['Craw Giant'], ['Hill Giant', 'Grizzly Bears', 'Watchwolf']), 'Craw Giant>p1');
    game.goTo('declare blockers', {
      blockers: ['Hill Giant', 'Grizzly Bears', 'Watchwolf'].map((one) => `${one}>Craw Giant`),
    });
    expect(game.resolve().size('Craw Giant')).toBe('10/8');
  });

  test('CR 509.3g: what attacks and is not blocked triggers as blockers are declared, also what entered attacking', () => {
    const mosquito = attack(two(['Swamp Mosquito']), 'Swamp Mosquito>p1');
    expect(mosquito.stack).toEqual([]);
    mosquito.goTo('declare blockers').resolve();
    expect(mosquito.view.players[1]?.counters).toEqual({ poison: 1 });
    const blocked = attack(two(['Crypt Cobra'], ['Grizzly Bears']), 'Crypt Cobra>p1');
    expect(blocked.goTo('declare blockers', { blockers: 'Grizzly Bears>Crypt Cobra' }).stack).toEqual([]);
  });

  test('CR 509.3f, example 1: what blocks matters as it is when blockers are declared', () => {
    const game = attack(two(['Deathgazer'], ['Scathe Zombies', 'Hill Giant']), 'Deathgazer>p1');
    game.goTo('declare blockers', { blockers: 'Scathe Zombies>Deathgazer' });
    expect(game.stack).toEqual([]);
    const other = attack(two(['Deathgazer'], ['Phyrexian Colossus', 'Hill Giant']), 'Deathgazer>p1');
    other.goTo('declare blockers', { blockers: 'Phyrexian Colossus>Deathgazer' });
    expect(other.stack.length).toBe(1);
    expect(other.goTo('end of combat').resolveAll().zone('graveyard', 1)).toEqual(['Phyrexian Colossus']);
  });

  test('CR 509.3b: one that blocks two triggers once for blocking and for each that it blocks', () => {
    const game = attack(
      two(['Hill Giant', 'Grizzly Bears'], ['Guardian of the Gateless']),
      'Hill Giant>p1',
      'Grizzly Bears>p1',
    );
    game.goTo('declare blockers', {
      blockers: ['Guardian of the Gateless>Hill Giant', 'Guardian of the Gateless>Grizzly Bears'],
    });
    expect(game.stack.length).toBe(1);
    expect(game.resolve().size('Guardian of the Gateless')).toBe('5/5');
  });

  test('CR 508.5: the defending player is the one whom the creature attacks, or whose planeswalker', () => {
    const board: ScenarioSpec = {
      players: [
        { battlefield: ["Ulamog's Crusher"] },
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 9 } }, 'Forest', 'Island'] },
        { battlefield: ['Mountain'] },
      ],
    };
    const game = scenario(board).goTo('declare attackers', { attackers: "Ulamog's Crusher>Jace Beleren" });
    game.resolve({ sacrifice: ['Forest', 'Island'] });
    expect([game.zone('graveyard', 1).toSorted(), game.zone('graveyard', 2)]).toEqual([['Forest', 'Island'], []]);
  });

  test('CR 702.130a: afflict takes life from who is attacked as the creature becomes blocked', () => {
    const game = attack(two(['Eternal of Harsh Truths'], ['Hill Giant']), 'Eternal of Harsh Truths>p1');
    game.goTo('declare blockers', { blockers: 'Hill Giant>Eternal of Harsh Truths' }).resolve();
    expect(game.life(1)).toBe(18);
  });

  test('CR 511.2: what lasts until end of combat is over after it', () => {
    const game = attack(two(['Murk Dwellers']), 'Murk Dwellers>p1')
      .goTo('declare blockers')
      .resolve();
    expect(game.size('Murk Dwellers')).toBe('4/2');
    expect(game.goTo('postcombat main').size('Murk Dwellers')).toBe('2/2');
  });
});

describe('entering attacking', () => {
  test('CR 508.4: what enters attacking did not attack: nothing triggers on that, and it is unblocked later', () => {
    const game = scenario(two(['Hero of Bladehold', 'Akrasan Squire'])).goTo('declare attackers', {
      attackers: 'Hero of Bladehold>p1',
      ...order('a Akrasan Squire/0', 'a Hero of Bladehold/0', 'a Hero of Bladehold/1'),
    });
    expect(game.stack.length).toBe(3);
    game.resolveAll();
    const soldiers = game.view.battlefield.filter(({ name }) => name === 'Soldier Token');
    expect(soldiers.map(({ attacking, tapped }) => [attacking, tapped])).toEqual([
      ['p1', true],
      ['p1', true],
    ]);
    expect(game.stack).toEqual([]);
  });

  test('CR 508.4: each attacks whomever its controller chooses', () => {
    const game = scenario({ players: [{ battlefield: ['Falconer Adept'] }, {}, {}] });
    game.goTo('declare attackers', { attackers: 'Falconer Adept>p1' }).resolve({ 'as it enters': 'p2' });
    expect(game.view.battlefield.find(({ name }) => name === 'Bird Token')?.attacking).toBe('p2');
  });

  test('CR 508.4c, 508.8: a limit of attackers does not bear on what enters attacking', () => {
    const game = attack(two(['Falconer Adept'], ['Silent Arbiter']), 'Falconer Adept>p1').resolve();
    expect(game.goTo('end of combat').life(1)).toBe(20 - 2 - 1);
  });

  test('CR 702.49c: a ninja attacks what the creature attacked that was returned', () => {
    const board: ScenarioSpec = {
      players: [
        {
          battlefield: ['Grizzly Bears', ...copies(2, 'Island')],
          hand: ['Ninja of the Deep Hours'],
          library: ['Forest'],
        },
        {},
        { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 5 } }] },
      ],
    };
    const game = scenario(board).goTo('declare attackers', { attackers: 'Grizzly Bears>Jace Beleren' });
    expect(game.offers('activate Ninja of the Deep Hours/0')).not.toBe('completes');
    game.goTo('declare blockers').activate('Ninja of the Deep Hours').resolve();
    expect([game.zone('hand', 0), game.permanent('Ninja of the Deep Hours')]).toMatchObject([
      ['Grizzly Bears'],
      { attacking: 'Jace Beleren', tapped: true },
    ]);
    expect(game.goTo('end of combat').permanent('Jace Beleren').counters).toEqual({ loyalty: 3 });
  });

  test('CR 508.2a, 508.3a: a card put from hand attacks, and is exiled or stays as its effect says', () => {
    const captain = attack(two(['Preeminent Captain'], [], ['Loyal Sentry']), 'Preeminent Captain>p1');
    captain.resolve({ 'optional effect': true });
    expect(captain.permanent('Loyal Sentry')).toMatchObject({ attacking: 'p1', tapped: true });
    const geist = attack(two(['Geist of Saint Traft']), 'Geist of Saint Traft>p1').resolve();
    expect(geist.goTo('end of combat').resolveAll().life(1)).toBe(20 - 2 - 4);
    expect(geist.view.battlefield.length).toBe(1);
  });
});

describe('becoming blocked by an effect', () => {
  test('CR 509.3c: it becomes blocked once, and then it is no unblocked creature', () => {
    const game = attack(two(['Ichorclaw Myr', 'Hill Giant'], ['Trap Runner', 'Trap Runner']), 'Ichorclaw Myr>p1');
    game.goTo('declare blockers').pass().activate('Trap Runner', { targets: 'Ichorclaw Myr' }).resolve();
    expect(game.stack.length).toBe(1);
    game.resolve();
    expect(game.size('Ichorclaw Myr')).toBe('3/3');
    expect(game.options).not.toContain('activate Trap Runner#2/0');
  });
});

describe('what blocks the source of an ability', () => {
  const blockedKnight = () => {
    const board = two(
      ['Knight of Dusk', ...copies(4, 'Scrubland')],
      ['Hill Giant', 'Grizzly Bears'],
      ['Murder', 'Momentary Blink'],
    );
    const game = attack(board, 'Knight of Dusk>p1');
    return game.goTo('declare blockers', { blockers: 'Hill Giant>Knight of Dusk' });
  };

  test('CR 608.2b: it is a legal target still when the source has left, by what that last was', () => {
    const game = blockedKnight().activate('Knight of Dusk', { targets: 'Hill Giant' });
    game.cast('Momentary Blink', { targets: 'Knight of Dusk' }).resolveAll();
    expect(game.battlefield).toContain('Knight of Dusk');
    expect(game.zone('graveyard', 1)).toEqual(['Hill Giant']);
  });

  test('CR 506.4: but not when it is out of combat itself, nor is what blocks the new object', () => {
    const game = blockedKnight();
    game.cast('Momentary Blink', { targets: 'Knight of Dusk' }).resolveAll();
    expect(game.permanent('Hill Giant').blocking).toEqual([]);
    expect(game.offers('activate Knight of Dusk/0')).not.toBe('completes');
  });
});
