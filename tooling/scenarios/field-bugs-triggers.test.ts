import { describe, expect, test } from 'vitest';
import { copies, inTurn, type ScenarioSpec, type SideSpec, scenario } from '../testing/scenario.ts';

/** What real engines had trigger, and what they had that do. CR 603 */

const LANDS = [...copies(6, 'Tundra'), ...copies(6, 'Badlands'), ...copies(4, 'Tropical Island')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

/** The second player's turn ends. */
const lastTurn = (...players: ScenarioSpec['players']) => scenario({ players, active: 1, step: 'end' }).goTo('upkeep');

const FAILED = [{ did: 'failed its condition' }];

describe('an "if" after what an ability triggers on', () => {
  test('CR 603.4: what it asks for is gone as the ability resolves: nothing (field bug B160)', () => {
    const game = alone({ battlefield: ['Llanowar Elves'], hand: ['Rhox Meditant', 'Murder'] });
    game.cast('Rhox Meditant').resolve();
    expect(game.stack.map(({ source }) => source)).toEqual(['Rhox Meditant']);
    game.cast('Murder', { targets: 'Llanowar Elves' }).resolve();
    expect(game.resolve().happenings('resolved')).toMatchObject(FAILED);
    expect(game.zone('hand', 0)).toEqual([]);
    const other = alone({ battlefield: ['Llanowar Elves'], hand: ['Rhox Meditant'] });
    expect(other.cast('Rhox Meditant').resolve().resolve().zone('hand', 0).length).toBe(1);
  });

  test('CR 603.4: it is another strong creature by then: the card is drawn (field bug B160)', () => {
    const majesty = (...creatures: readonly string[]) =>
      lastTurn(
        { battlefield: ['Colossal Majesty', ...creatures] },
        { battlefield: copies(3, 'Swamp'), hand: ['Murder'] },
      )
        .pass()
        .cast('Murder', { targets: 'Craw Wurm' })
        .resolve()
        .resolve();
    expect(majesty('Craw Wurm').zone('hand', 0)).toEqual([]);
    expect(majesty('Craw Wurm', 'Serra Angel').zone('hand', 0).length).toBe(1);
  });

  test('CR 608.2a, 608.2b: the condition is looked at before the targets (field bug B161)', () => {
    const game = alone({ battlefield: ['Coral Merfolk'], hand: ['Sedraxis Alchemist', 'Murder'] });
    game.cast('Sedraxis Alchemist').resolve({ targets: 'Coral Merfolk' });
    game.cast('Murder', { targets: 'Coral Merfolk' }).resolve();
    expect(game.resolve().happenings('resolved')).toMatchObject(FAILED);
    const blue = alone({ battlefield: ['Coral Merfolk', 'Coral Merfolk'], hand: ['Sedraxis Alchemist', 'Murder'] });
    blue.cast('Sedraxis Alchemist').resolve({ targets: 'Coral Merfolk' });
    blue.cast('Murder', { targets: 'Coral Merfolk' }).resolve();
    expect(blue.resolve().happenings('resolved')).toMatchObject([{ did: 'had no legal target' }]);
  });

  test('CR 603.4: what it asks for is not so as the step begins: it does not trigger (field bug B162)', () => {
    const outcast = (lands: number) =>
      lastTurn({ battlefield: ['Dragonmaster Outcast', ...copies(lands, 'Mountain')] }, {});
    expect([outcast(5).stack, outcast(5).happenings('triggered')]).toEqual([[], []]);
    expect(outcast(6).resolve().battlefield.length).toBe(8);
    const well = (tapped: boolean) =>
      scenario({ players: [{ battlefield: ['Well of Life', { card: 'Island', tapped }] }, {}] }).goTo('end');
    expect([well(false).stack.length, well(true).stack.length]).toEqual([0, 1]);
  });

  test('CR 603.4: a win that waits on the stack is none when its condition is met no more (field bug B163)', () => {
    const glory = (orchard: readonly string[]) =>
      lastTurn({ battlefield: ['Barren Glory'] }, { battlefield: [...orchard, 'Forest'] });
    const spoilt = glory(['Forbidden Orchard']).pass();
    spoilt.activate('Forbidden Orchard', { 'mana type': 'G', targets: 'p0' }).resolve();
    expect(spoilt.battlefield.length).toBe(4);
    expect(spoilt.resolve().happenings('resolved')).toMatchObject(FAILED);
    expect(spoilt.over).toBe(null);
    expect(glory([]).resolve().over).toMatchObject({ winner: 0 });
    expect(
      lastTurn({ battlefield: ['Barren Glory'], hand: ['Forest'] }, {}).stack,
      'with a card in hand it does not trigger',
    ).toEqual([]);
  });

  test('CR 603.4: what came in an earlier turn did not enter this turn (field bug B164)', () => {
    const hurt = (spec: SideSpec) =>
      scenario({ players: [{ battlefield: ['Hill Giant', 'Grizzly Bears'] }, spec] }).goTo('declare attackers', {
        attackers: ['Hill Giant>p1', 'Grizzly Bears>p1'],
      });
    const old = hurt({ battlefield: ['Hixus, Prison Warden'] }).goTo('combat damage');
    expect([old.life(1), old.stack]).toEqual([15, []]);
    const fresh = hurt({ battlefield: copies(5, 'Plains'), hand: ['Hixus, Prison Warden'] });
    fresh
      .pass()
      .cast('Hixus, Prison Warden')
      .resolve()
      .goTo('combat damage', {
        'order of triggers': ['a Hixus, Prison Warden/0', 'a Hixus, Prison Warden/0#2'],
      });
    expect(fresh.resolveAll().zone('exile', 0)).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});

describe('what triggers', () => {
  test('CR 602.1, 605.3: a mana ability is an activated ability: one without {T} triggers too (field bug B158)', () => {
    const possessed = (artifact: string) =>
      scenario({
        players: [
          { battlefield: [artifact, 'Forest', 'Grizzly Bears', { card: 'Artifact Possession', attachedTo: artifact }] },
          {},
        ],
      });
    const altar = possessed("Ashnod's Altar");
    altar.activate("Ashnod's Altar");
    expect([altar.stack.map(({ source }) => source), altar.resolve().life(0)]).toEqual([['Artifact Possession'], 18]);
    const ring = possessed('Sol Ring').activate('Sol Ring');
    expect([ring.stack.length, ring.resolve().life(0)], 'it became tapped, once').toEqual([1, 18]);
  });

  test('CR 603.2, 603.6a: what watches for its own entering does not trigger on what it puts there (field bug B182)', () => {
    const oracle = (top: string) =>
      alone({ hand: ['Coiling Oracle'], library: [top, 'Island'] })
        .cast('Coiling Oracle')
        .resolve()
        .resolve();
    const game = oracle('Forest');
    expect([game.permanent('Forest').tapped, game.stack]).toEqual([false, []]);
    expect(game.happenings('triggered')).toEqual([]);
    expect(oracle('Grizzly Bears').zone('hand', 0)).toEqual(['Grizzly Bears']);
  });

  test('CR 603.8: what is so triggers once, and again only when that has left the stack (field bug B179)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Hidden Predators', ...copies(2, 'Island')], hand: ['Unsummon'] },
        { battlefield: ['Craw Wurm', 'Craw Wurm'] },
      ],
    });
    expect(game.stack.map(({ source }) => source)).toEqual(['Hidden Predators']);
    game.cast('Unsummon', { targets: 'Craw Wurm' }).resolve();
    expect(
      game.stack.map(({ source }) => source),
      'not again while it is there',
    ).toEqual(['Hidden Predators']);
    game.resolve();
    expect([game.permanent('Hidden Predators').types, game.size('Hidden Predators')]).toEqual([['creature'], '4/4']);
    expect(game.stack, 'it is no enchantment any more').toEqual([]);
  });

  test('CR 603.8, example 1: a moment is enough, and what comes then does not help; countered, it triggers again (field bug B179)', () => {
    const brief = alone({ battlefield: ['Emperor Crocodile', 'Grizzly Bears'], hand: ['Cloudshift'] });
    brief.cast('Cloudshift', { targets: 'Grizzly Bears' }).resolve();
    expect(brief.battlefield).toContain('Grizzly Bears');
    expect(brief.stack.map(({ source }) => source)).toEqual(['Emperor Crocodile']);
    expect(brief.resolve().zone('graveyard', 0)).toContain('Emperor Crocodile');
    const stifled = alone({ battlefield: ['Covetous Dragon'], hand: ['Stifle'] });
    expect(stifled.stack.length).toBe(1);
    const [trigger] = stifled.stack.map(({ ref }) => ref);
    stifled.cast('Stifle', { targets: String(trigger) }).resolve();
    expect(stifled.stack.map(({ source }) => source)).toEqual(['Covetous Dragon']);
  });

  test('CR 305.7, 603.8: a land that is a Mountain by an earlier effect has no ability to go by (field bug B079)', () => {
    const moon = alone({ battlefield: ['Blood Moon'], hand: ['Dark Depths'] });
    moon.play('Dark Depths');
    expect([moon.permanent('Dark Depths').subtypes, moon.permanent('Dark Depths').counters]).toEqual([
      ['Mountain'],
      {},
    ]);
    expect(moon.stack).toEqual([]);
    const later = alone({ battlefield: ['Blood Moon', 'Dark Depths', 'Plains', 'Plains'], hand: ['Disenchant'] });
    later.cast('Disenchant', { targets: 'Blood Moon' }).resolve();
    expect(later.stack.map(({ source }) => source)).toEqual(['Dark Depths']);
    later.resolve();
    expect(later.zone('graveyard', 0)).toContain('Dark Depths');
    expect(later.size('t2')).toBe('20/20');
  });
});

describe('what triggers on what was just done', () => {
  test('CR 603.12: it is not done: nothing triggers (field bug B173)', () => {
    const artist = (pays: boolean) =>
      lastTurn({ battlefield: ['Fireblade Artist', 'Grizzly Bears'] }, {}).resolve(
        pays ? { 'optional payment': true, cost: 'Grizzly Bears', targets: 'p1' } : { 'optional payment': false },
      );
    expect([artist(false).stack, artist(false).happenings('triggered')]).toEqual([[], []]);
    const done = artist(true);
    expect(done.stack.map(({ source, targets }) => [source, targets])).toEqual([['Fireblade Artist', [['p1']]]]);
    expect(done.resolve().life(1)).toBe(18);
  });

  test('CR 603.12: its target is chosen when it is done, and all may respond', () => {
    const game = alone(
      { hand: ['Hypothesizzle'], library: ['Grizzly Bears', 'Island', 'Island'] },
      { battlefield: ['Hill Giant'] },
    );
    game.cast('Hypothesizzle');
    expect(game.stack[0]?.targets).toEqual([]);
    game.resolve({ 'optional payment': true, targets: 'Hill Giant' });
    expect(game.permanent('Hill Giant').damage).toBe(0);
    expect(game.resolve().zone('graveyard', 1)).toEqual(['Hill Giant']);
  });
});

describe('what is done later', () => {
  test('CR 603.7c, 115.6: with no target there is nothing to be done later (field bug B174)', () => {
    const game = alone({ battlefield: ['Grizzly Bears'], hand: ['Eerie Interlude'] });
    game.cast('Eerie Interlude', { targets: [] }).resolve().goTo('end');
    const before = game.battlefield.length;
    expect([game.resolveAll().battlefield.length, game.zone('graveyard', 0)]).toEqual([before, ['Eerie Interlude']]);
    const sneak = alone({ battlefield: ['Sneak Attack'] });
    sneak.activate('Sneak Attack').resolve().goTo('end');
    expect(sneak.resolveAll().battlefield).toContain('Sneak Attack');
  });

  test('CR 603.7, 113.7a: it comes though what made it has gone (field bug B178)', () => {
    const game = alone({ battlefield: ['Mistmeadow Witch', 'Grizzly Bears'], hand: ['Murder'] });
    game.activate('Mistmeadow Witch', { targets: 'Grizzly Bears' }).resolve();
    game.cast('Murder', { targets: 'Mistmeadow Witch' }).resolve();
    expect(game.goTo('end').stack.map(({ source }) => source)).toEqual(['Mistmeadow Witch']);
    expect(game.resolve().battlefield).toContain('Grizzly Bears');
  });
});

describe('in which order they resolve', () => {
  test("CR 603.3b: of triggers on one block the nonactive player's resolves first (field bug B166)", () => {
    const fight = (attacker: string, blocker: string) =>
      scenario({ players: [{ battlefield: [attacker] }, { battlefield: [blocker] }] })
        .goTo('declare attackers', { attackers: `${attacker}>p1` })
        .goTo('declare blockers', { blockers: `${blocker}>${attacker}` })
        .resolveAll();
    const blocking = fight('Samurai of the Pale Curtain', 'Shape Stealer');
    expect([blocking.size('Shape Stealer'), blocking.size('Samurai of the Pale Curtain')]).toEqual(['2/2', '3/3']);
    const attacking = fight('Shape Stealer', 'Samurai of the Pale Curtain');
    expect(attacking.size('Shape Stealer')).toBe('3/3');
  });

  test('CR 101.4, 701.21a: all choose in turn order, then all that was chosen goes at once (field bug B167)', () => {
    const game = scenario({
      players: [
        { battlefield: ['Blood Artist', 'Grizzly Bears', 'Swamp'], hand: ['Innocent Blood'] },
        { battlefield: ['Blood Artist', 'Grizzly Bears'] },
      ],
    });
    game.cast('Innocent Blood').resolve({
      'p0 sacrifice': 'Blood Artist',
      'p1 sacrifice': 'Blood Artist#2',
      'p0 order of triggers': ['a Blood Artist/0', 'a Blood Artist/0#2'],
      'p1 order of triggers': ['a Blood Artist#2/0', 'a Blood Artist#2/0#2'],
      targets: inTurn('p1', 'p1', 'p0', 'p0'),
    });
    expect(game.asked.filter((one) => one.endsWith('sacrifice'))).toEqual(['p0 sacrifice', 'p1 sacrifice']);
    expect(game.stack.length).toBe(4);
  });

  test('CR 702.40a, 603.2: storm counts what was cast before its spell, not what is cast while it waits (field bug B176)', () => {
    const game = alone({ battlefield: copies(4, 'Mountain'), hand: ['Lightning Bolt', 'Grapeshot', 'Lightning Bolt'] });
    game.cast('Lightning Bolt', { targets: 'p1' }).resolve();
    game.cast('Grapeshot', { targets: 'p1' });
    game.cast('Lightning Bolt#2', { targets: 'p1' }).resolve();
    expect(game.resolve({ 'new targets': 'p1' }).stack.map(({ name }) => name)).toEqual(['Grapeshot', 'Grapeshot']);
  });
});

describe('what may be done once', () => {
  const walker = (...hand: readonly string[]) =>
    scenario({
      players: [
        { battlefield: ['Jace Beleren'].map((card) => ({ card, counters: { loyalty: 3 } })) },
        { battlefield: copies(6, 'Island'), hand },
      ],
    });

  test('CR 606.3: after one loyalty ability no other of the permanent in this turn (field bug B137)', () => {
    const game = walker();
    expect([game.offers('activate Jace Beleren/0'), game.offers('activate Jace Beleren/1')]).toEqual([
      'completes',
      'completes',
    ]);
    game.activate('Jace Beleren/0').resolve();
    expect([game.offers('activate Jace Beleren/0'), game.offers('activate Jace Beleren/1')]).toEqual(['no', 'no']);
  });

  test('CR 606.3: in the next turn whoever controls it by then may (field bug B137)', () => {
    const game = walker('Confiscate').activate('Jace Beleren/0').resolve().goTo('upkeep').goTo('precombat main');
    game.cast('Confiscate', { targets: 'Jace Beleren' }).resolve();
    expect(game.permanent('Jace Beleren').controller).toBe(1);
    expect(game.offers('activate Jace Beleren/0')).toBe('completes');
  });
});

describe('what is given later', () => {
  test('CR 613.7, 613.7e: it is given for good, whatever enters after that (field bug B081)', () => {
    const game = alone({
      battlefield: ['Humility', 'Doomed Traveler/Spirit', ...copies(6, 'Plains')],
      hand: ['Rancor', 'Umbral Mantle', 'Grizzly Bears'],
    });
    expect(game.permanent('Spirit').keywords).toEqual([]);
    game.cast('Rancor', { targets: 'Spirit' }).resolve();
    game.cast('Umbral Mantle').resolve();
    game.activate('Umbral Mantle', { targets: 'Spirit' }).resolve();
    const given = () => [game.permanent('Spirit').keywords, game.size('Spirit')];
    expect(given()).toEqual([['trample'], '3/1']);
    game.cast('Grizzly Bears').resolve();
    expect([given(), game.size('Grizzly Bears')]).toEqual([[['trample'], '3/1'], '1/1']);
  });
});
