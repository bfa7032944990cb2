import { describe, expect, test } from 'vitest';
import { copies, type Scenario, scenario } from '../testing/scenario.ts';

/** Player 1 casts the spell, and player 0 has the Queller enter and its ability resolve. */
function quelled(spell: string, says = {}, more: readonly string[] = []): Scenario {
  return cast(spell, says, more).pass().cast('Spell Queller').resolve().resolve();
}

function cast(spell: string, says = {}, more: readonly string[] = []): Scenario {
  return scenario({
    active: 1,
    players: [
      {
        battlefield: [...copies(3, 'Tundra'), ...copies(3, 'Mountain')],
        hand: ['Spell Queller', 'Lightning Bolt', ...more],
      },
      { battlefield: [...copies(5, 'Mountain'), ...copies(5, 'Forest'), ...copies(2, 'Island')], hand: [spell] },
    ],
  }).cast(spell, says);
}

const killed = (game: Scenario): Scenario =>
  (game.view.priority === 0 ? game : game.pass()).cast('Lightning Bolt', { targets: 'Spell Queller' }).resolve();

describe('Spell Queller', () => {
  test('CR 608.2g: the owner of the exiled card may cast it for nothing while the leaves ability resolves', () => {
    const game = quelled('Hill Giant');
    expect(game.zone('exile', 1)).toEqual(['Hill Giant']);
    killed(game).resolve({ 'spell to cast': 'Hill Giant' });
    expect(game.stack.at(-1)).toMatchObject({ ref: 'Hill Giant', controller: 1, paid: ['without paying'] });
  });

  test('CR 608.2g: what is declined then stays in exile (field bug B053)', () => {
    const game = killed(quelled('Hill Giant')).resolve({ 'spell to cast': [] });
    expect([game.stack, game.zone('exile', 1)]).toEqual([[], ['Hill Giant']]);
    expect(game.options.filter((option) => option.startsWith('cast Hill Giant'))).toEqual([]);
  });

  test('CR 202.3e: the X of a spell on the stack counts for its mana value', () => {
    const targets = (x: number) => cast('Blaze', { X: x, targets: 'p0' }).pass().cast('Spell Queller').resolve();
    expect(targets(3).stack.at(-1)).toMatchObject({ targets: [['Blaze']] });
    expect(targets(4).stack.map(({ ref }) => ref)).toEqual(['Blaze']);
  });

  test('CR 607.2a: what the first ability exiles after the second has resolved stays in exile', () => {
    const game = cast('Hill Giant').pass().cast('Spell Queller').resolve();
    killed(game);
    expect(game.resolve().asked).toEqual([]);
    game.resolve();
    expect([game.stack, game.zone('exile', 1)]).toEqual([[], ['Hill Giant']]);
  });

  test('CR 107.3b: the spell cast anew has X = 0, and nothing of the one before', () => {
    const game = killed(quelled('Blaze', { X: 2, targets: 'p0' })).resolve({ 'spell to cast': 'Blaze', targets: 'p1' });
    expect(game.stack.at(-1)).toMatchObject({ x: 0, targets: [['p1']] });
  });

  test('CR 107.3b: what is cast for nothing has X = 0, and is not offered where that is prohibited', () => {
    const game = scenario({
      active: 1,
      players: [
        { battlefield: ['Spell Queller', 'Mountain', 'Void Winnower'], hand: ['Lightning Bolt'] },
        { exile: ['Blaze', 'Mind Spring'].map((card) => ({ card, exiledWith: 'Spell Queller' })) },
      ],
    });
    killed(game).resolve({ 'spell to cast': 'Blaze', targets: 'p1' });
    expect(game.stack.map(({ ref }) => ref)).toEqual(['Blaze']);
    expect(game.zone('exile', 1)).toEqual(['Mind Spring']);
  });
});
