import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../../protocol/index.ts';
import { scene } from '../testing/scenes.ts';
import { permanent } from '../testing/views.ts';
import { MANA_TYPES } from './card-facts.ts';
import { couldProduce, type Reading, RIGHT } from './could-produce.ts';
import type { Scene } from './sight.ts';

const mine = (ref: string, name: string, says: Partial<PermanentView> = {}) => permanent(ref, name, says);
const theirs = (ref: string, name: string, says: Partial<PermanentView> = {}) =>
  permanent(ref, name, { controller: 1, ...says });

function typesOf(ref: string, of: Scene, reading: Reading = RIGHT): string {
  const { sure, perhaps } = couldProduce(of, reading).of(ref);
  return sure.size === perhaps.size ? MANA_TYPES.filter((type) => sure.has(type)).join('') || 'none' : 'unknown';
}

describe('what a permanent could produce', () => {
  it('is what its own abilities make', () => {
    expect(typesOf('c1', scene([mine('c1', 'Forest')]))).toBe('G');
    expect(typesOf('c1', scene([mine('c1', 'Mana Confluence')]))).toBe('WUBRG');
    expect(typesOf('c1', scene([mine('c1', 'Ancient Tomb')]))).toBe('C');
  });

  it('is nothing for Pools that see only each other', () => {
    expect(typesOf('c1', scene([mine('c1', 'Reflecting Pool'), mine('c2', 'Reflecting Pool')]))).toBe('none');
  });

  it('follows an Orchard facing an Orchard and a Forest to green and nothing else', () => {
    const facing = scene([mine('c1', 'Exotic Orchard'), theirs('c2', 'Exotic Orchard'), theirs('c3', 'Forest')]);
    expect(typesOf('c1', facing)).toBe('G');
    expect(typesOf('c2', facing)).toBe('G');
    expect(typesOf('c2', facing, { ...RIGHT, asking: 'nothing' })).toBe('none');
  });

  it('ignores costs, being tapped, and being new', () => {
    const cataracts = mine('c2', 'Cascading Cataracts', { tapped: true, held: false });
    expect(typesOf('c1', scene([mine('c1', 'Reflecting Pool'), cataracts]))).toBe('WUBRGC');
  });

  it('counts an ability that makes mana when its land enters', () => {
    const pool = scene([mine('c1', 'Reflecting Pool'), mine('c2', 'Crumbling Vestige')]);
    expect(typesOf('c1', pool)).toBe('WUBRGC');
  });

  it('is black under Contamination for what is tapped, and unchanged for what is not', () => {
    const under = scene([
      mine('c1', 'Reflecting Pool'),
      mine('c2', 'Crumbling Vestige'),
      mine('c3', 'Forest'),
      theirs('c4', 'Contamination'),
    ]);
    expect(typesOf('c3', under)).toBe('B');
    expect(typesOf('c2', under)).toBe('WUBRG');
    expect(typesOf('c1', under)).toBe('B');
  });

  it('stays nothing under Contamination where nothing is made', () => {
    const orchards = [mine('c1', 'Exotic Orchard'), theirs('c2', 'Exotic Orchard'), theirs('c3', 'Contamination')];
    expect(typesOf('c1', scene(orchards))).toBe('none');
  });

  it('takes replacements in every order', () => {
    const two = [mine('c1', 'Forest'), mine('c2', 'Contamination'), mine('c3', 'Ritual of Subdual')];
    expect(typesOf('c1', scene(two))).toBe('BC');
    const doubled = [mine('c1', 'Forest'), mine('c2', 'Damping Sphere'), mine('c3', 'Mana Reflection')];
    expect(typesOf('c1', scene(doubled))).toBe('C');
  });

  it('is colourless for a nonbasic land after Pale Moon', () => {
    const paleMoon = { name: 'Pale Moon', ref: 'c9', controller: 1, at: 0 };
    const after = scene([mine('c1', 'Mana Confluence'), mine('c2', 'Forest')], { lasting: [paleMoon] });
    expect(typesOf('c1', after)).toBe('C');
    expect(typesOf('c2', after)).toBe('G');
  });

  it('is red for a nonbasic land that the view shows as a Mountain under Blood Moon', () => {
    const pool = mine('c1', 'Reflecting Pool', { subtypes: ['Mountain'] });
    expect(typesOf('c1', scene([pool, theirs('c2', 'Blood Moon'), mine('c3', 'Forest')]))).toBe('R');
  });

  it('has the types that Urborg adds besides its text', () => {
    const pool = mine('c1', 'Mana Confluence', { subtypes: ['Swamp'] });
    const urborg = theirs('c2', 'Urborg, Tomb of Yawgmoth', { subtypes: ['Swamp'] });
    expect(typesOf('c1', scene([pool, urborg]))).toBe('WUBRG');
    expect(typesOf('c2', scene([pool, urborg]))).toBe('B');
  });

  it('counts abilities that other permanents give', () => {
    expect(typesOf('c1', scene([mine('c1', 'Forest'), mine('c2', 'Chromatic Lantern')]))).toBe('WUBRG');
    expect(typesOf('c1', scene([theirs('c1', 'Forest'), mine('c2', 'Chromatic Lantern')]))).toBe('G');
  });

  it('is nothing for a Cradle without creatures', () => {
    expect(typesOf('c1', scene([mine('c1', "Gaea's Cradle")]))).toBe('none');
    expect(typesOf('c1', scene([mine('c1', "Gaea's Cradle"), mine('c2', 'Llanowar Elves')]))).toBe('G');
  });
});

describe('what the oracle does not judge', () => {
  it('leaves open a land whose types nothing on the battlefield explains', () => {
    expect(typesOf('c1', scene([mine('c1', 'Reflecting Pool', { subtypes: ['Mountain'] })]))).toBe('unknown');
  });

  it('leaves open what sees such a land, and only that', () => {
    const odd = mine('c2', 'Reflecting Pool', { subtypes: ['Mountain'] });
    expect(typesOf('c1', scene([mine('c1', 'Reflecting Pool'), odd]))).toBe('unknown');
    expect(typesOf('c1', scene([theirs('c1', 'Reflecting Pool'), odd]))).toBe('none');
  });

  it('leaves open everything after an effect that changes abilities unseen', () => {
    expect(typesOf('c1', scene([mine('c1', 'Forest')], { clouded: true }))).toBe('unknown');
  });
});
