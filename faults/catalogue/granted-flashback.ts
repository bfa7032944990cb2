import type { Fault } from '../fault.ts';

/** Faults in flashback that an effect gives. In the order of their ids. */
export const grantedFlashbackFaults: readonly Fault[] = [
  {
    id: 'chooses-itself-from-the-stack',
    file: 'rules/resolution/perform.ts',
    function: 'choose',
    find: 'matching(seen, effect.what),',
    replacement:
      "[...matching(seen, effect.what), ...(find(g.root, ctx.source)?.zone === 'stack' ? [ctx.source] : [])],",
    clause: 'G2/not-the-spell-itself',
    property: 'granted-flashback',
    origin: 'trap of G2',
    cr: ['608.2n'],
    says: 'A spell that chooses a card in a graveyard can choose itself.',
  },
  {
    id: 'flashback-for-later-cards',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: '.filter((card) => matches(ctx, rule.what, card))',
    replacement:
      ".filter((card) => matches(ctx, rule.what, card) || (rule.what.kind === 'is' && rule.terms.key === 'flashback' && find(root, card)?.owner === ctx.controller && recordOf(find(root, card)?.record ?? '').spell !== null))",
    clause: 'G2/set-locked-at-resolution',
    property: 'granted-flashback',
    origin: 'clause of G2',
    cr: ['611.2c'],
    says: 'Flashback that was given to some cards is had by those that come later, too.',
  },
  {
    id: 'granted-flashback-is-free',
    file: 'rules/casting/ways.ts',
    function: 'everyWay',
    find: 'cost.cost ?? (mana === null ? null : { mana, parts: [] })',
    replacement: 'cost.cost ?? (mana === null ? null : FREE)',
    clause: 'G2/costs-its-mana-cost',
    property: 'granted-flashback',
    origin: 'clause of G2',
    cr: ['601.2f'],
    says: 'Flashback for the mana cost costs nothing.',
  },
  {
    id: 'granted-flashback-replaces-its-own',
    file: 'rules/casting/permissions.ts',
    function: 'permittedElsewhere',
    find: 'return [...byEffects, ...byThemselves(root, player)];',
    replacement:
      'return [...byEffects, ...byThemselves(root, player).filter(({ card }) => !byEffects.some((one) => one.card === card))];',
    clause: 'G2/either-flashback',
    property: 'granted-flashback',
    origin: 'trap of G2',
    cr: ['702.34a'],
    says: 'A card to which an effect gives flashback cannot be cast by its own.',
  },
  {
    id: 'granted-flashback-with-x-zero',
    file: 'rules/casting/announce.ts',
    function: 'announce',
    find: 'const x = yield* announceX(g, casting, modes, way, additional, paid);',
    replacement: `const announced = yield* announceX(g, casting, modes, way, additional, paid);
  const x = way.key === 'flashback' && announced !== null ? 0 : announced;`,
    clause: 'G2/x-is-chosen-and-paid',
    property: 'granted-flashback',
    origin: 'contrast of G2',
    cr: ['107.3a'],
    says: 'A spell cast with flashback for its mana cost has X = 0.',
  },
];
