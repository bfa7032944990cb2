import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What is said of creatures that come back, that go by themselves, and of what they take with them. CR 603.7, 603.8, 702.79, 702.84 */

const game = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });

describe.each(['Kitchen Finks', 'Safehold Elite'])('persist of %s', (card) => {
  test('CR 400.7, 702.79a: it comes back with a counter, as a new object', () => {
    const back = game({
      battlefield: [card, { card: 'Flight', attachedTo: card }, ...copies(6, 'Swamp')],
      hand: ['Murder', 'Murder'],
    });
    back.cast('Murder', { targets: card }).resolve().resolve();
    expect(back.permanent(card)).toMatchObject({ counters: { '-1/-1': 1 }, keywords: [], held: false });
    expect(back.zone('graveyard', 0)).toEqual(expect.arrayContaining(['Flight']));
    back.resolveAll().cast('Murder#2', { targets: card }).resolve();
    expect([back.stack, back.battlefield.includes(card)]).toEqual([[], false]);
  });

  test('CR 603.10a, 702.79a: whether it had such a counter is asked of what it was on the battlefield', () => {
    const had = game({ battlefield: [{ card, counters: { '-1/-1': 1 } }, ...copies(3, 'Swamp')], hand: ['Murder'] });
    expect(had.cast('Murder', { targets: card }).resolve().stack).toEqual([]);
  });
});

describe.each(['Dregscape Zombie', 'Viscera Dragger'])('unearth of %s', (card) => {
  const unearthed = (side: SideSpec, theirs: SideSpec = {}) =>
    game(
      { ...side, battlefield: [...copies(5, 'Badlands'), ...(side.battlefield ?? [])], graveyard: [card] },
      theirs,
    ).activate(`${card}/${card === 'Viscera Dragger' ? 1 : 0}`);

  test('CR 702.84a, 601.1: it is an activated ability and no casting', () => {
    const asked = unearthed({}, { battlefield: copies(3, 'Island'), hand: ['Remove Soul', 'Stifle'] }).pass();
    const [ability] = asked.stack;
    expect([ability?.kind, asked.zone('graveyard', 0), asked.happenings('cast')]).toEqual(['ability', [card], []]);
    asked.cast('Stifle', { targets: ability?.ref ?? '' }).resolve();
    expect([asked.stack, asked.zone('graveyard', 0)]).toEqual([[], [card]]);
    const spared = unearthed({}, { battlefield: copies(3, 'Island'), hand: ['Remove Soul'] }).pass();
    expect(() => spared.cast('Remove Soul')).toThrow();
  });

  test('CR 702.84a, 614.6: it leaves the battlefield for exile alone', () => {
    const left = unearthed({ battlefield: ['Island'], hand: ['Unsummon'] }).resolve();
    expect(left.permanent(card).keywords).toContain('haste');
    expect(left.cast('Unsummon', { targets: card }).resolve().zone('exile', 0)).toEqual([card]);
  });

  test('CR 400.7: exiled by something else and back, it is a new object and stays', () => {
    const stays = unearthed({ battlefield: ['Plains'], hand: ['Cloudshift'] }).resolve();
    stays.cast('Cloudshift', { targets: card }).resolve();
    expect(stays.permanent(card).keywords).not.toContain('haste');
    expect(stays.goTo('end').resolveAll().battlefield).toContain(card);
  });

  test('CR 603.7, 614.6: the ability of the end step can be countered, and it is exiled all the same as it leaves later', () => {
    const stays = unearthed({ battlefield: ['Island', 'Island'], hand: ['Stifle', 'Unsummon'] })
      .resolve()
      .goTo('end');
    const [ability] = stays.stack;
    stays.cast('Stifle', { targets: ability?.ref ?? '' }).resolve();
    expect([stays.stack, stays.battlefield.includes(card)]).toEqual([[], true]);
    expect(stays.cast('Unsummon', { targets: card }).resolve().zone('exile', 0)).toEqual([card]);
  });

  test('CR 113.7a, 702.84a: it has none of that as an ability of its own', () => {
    const bare = unearthed({ battlefield: ['Humility'] })
      .resolve()
      .goTo('end');
    expect(bare.resolve().zone('exile', 0)).toEqual([card]);
  });
});

describe.each([
  ['Emperor Crocodile', 'Grizzly Bears', 'Snapcaster Mage'],
  ['Covetous Dragon', 'Mana Vault', 'Torrential Gearhulk'],
  ['Tethered Griffin', 'Glorious Anthem', 'Dress Down'],
] as const)('%s, which goes without others', (card, other, late) => {
  const beside = (hand: readonly string[]) =>
    game({ battlefield: [card, other, ...copies(6, 'Island'), ...copies(6, 'Plains')], hand });

  test('CR 603.8: a moment during a resolution is enough', () => {
    const flicked = beside(['Flicker']).cast('Flicker', { targets: other }).resolve();
    expect([flicked.battlefield.includes(other), flicked.battlefield.includes(card)]).toEqual([true, true]);
    expect(flicked.resolve().battlefield).not.toContain(card);
  });

  test('CR 603.8: what comes before it resolves does not help', () => {
    const alone = game({ battlefield: [card, ...copies(6, 'Island')], hand: [late] });
    alone.cast(late).resolve();
    expect(alone.battlefield).toEqual(expect.arrayContaining([card, late]));
    expect(alone.resolveAll().battlefield).not.toContain(card);
  });
});

describe('Merieke Ri Berit', () => {
  const taken = (mine: SideSpec, theirs: SideSpec = {}) =>
    game(
      { ...mine, battlefield: ['Merieke Ri Berit', ...(mine.battlefield ?? [])] },
      { ...theirs, battlefield: ['Hill Giant', ...(theirs.battlefield ?? [])] },
    )
      .activate('Merieke Ri Berit/0', { targets: 'Hill Giant' })
      .resolve();

  test('CR 603.7: as it untaps the creature is still its controller’s until it is destroyed', () => {
    const untapped = taken({ battlefield: ['Island'], hand: ["Dream's Grip"] });
    untapped.cast("Dream's Grip", { modes: 1, targets: 'Merieke Ri Berit' }).resolve();
    expect(untapped.permanent('Hill Giant').controller).toBe(0);
    expect(untapped.resolve().zone('graveyard', 1)).toEqual(['Hill Giant']);
  });

  test('CR 611.2b: as it leaves the creature goes back, and is destroyed then', () => {
    const gone = taken({ battlefield: copies(3, 'Swamp'), hand: ['Murder'] });
    gone.cast('Murder', { targets: 'Merieke Ri Berit' }).resolve();
    expect(gone.permanent('Hill Giant').controller).toBe(1);
    expect(gone.resolve().zone('graveyard', 1)).toEqual(['Hill Giant']);
  });

  test('CR 611.2b: where another player gains control of it the creature goes back, and is not destroyed', () => {
    const lost = taken(
      { battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      { battlefield: copies(5, 'Mountain'), hand: ['Word of Seizing'] },
    );
    lost.pass().cast('Word of Seizing', { targets: 'Merieke Ri Berit' }).resolve();
    expect([lost.permanent('Merieke Ri Berit').controller, lost.permanent('Hill Giant').controller]).toEqual([1, 1]);
  });
});

describe('Dark Depths', () => {
  const thawed = (theirs: SideSpec) => game({ battlefield: ['Dark Depths'] }, theirs);

  test('CR 605.1a: it makes no mana', () => {
    const frozen = game({ battlefield: [{ card: 'Dark Depths', counters: { ice: 1 } }] });
    expect(frozen.options.filter((option) => option.startsWith('activate Dark Depths'))).toEqual([
      'activate Dark Depths/0',
    ]);
  });

  test('CR 701.21a: where it has left there is nothing to sacrifice, and no Marit Lage', () => {
    const gone = thawed({ battlefield: copies(5, 'Mountain'), hand: ['Rain of Rust'] });
    gone.pass().cast('Rain of Rust', { targets: 'Dark Depths' }).resolve().resolve();
    expect([gone.zone('graveyard', 0), gone.battlefield.filter((ref) => ref.startsWith('t'))]).toEqual([
      ['Dark Depths'],
      [],
    ]);
  });

  test('CR 603.8: countered, it triggers again at once', () => {
    const again = thawed({ battlefield: ['Island'], hand: ['Stifle'] });
    const [ability] = again.stack;
    again
      .pass()
      .cast('Stifle', { targets: ability?.ref ?? '' })
      .resolve();
    expect(again.stack).toHaveLength(1);
    again.resolve();
    expect(again.battlefield.map((ref) => again.permanent(ref).name)).toContain('Marit Lage');
  });
});
