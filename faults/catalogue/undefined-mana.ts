import type { Fault } from '../fault.ts';

/** Faults in mana of an undefined type: it is none, and costs nothing back. In the order of their ids. */
export const undefinedManaFaults: readonly Fault[] = [
  {
    id: 'crater-looks-at-all-permanents',
    file: 'rules/mana/types.ts',
    function: 'typesToChoose',
    find: 'matching(ctx, from.what).some((id) => derive(ctx.sight.root).characteristics(id)?.colors.includes(color))',
    replacement: 'derive(ctx.sight.root).bySlot.some((seen) => seen?.colors.includes(color))',
    clause: 'R1/crater-without-coloured-permanent',
    property: 'r1-undefined-mana',
    origin: 'trap of R1',
    cr: ['106.5'],
    says: 'A card that asks for colours among its controller’s permanents looks at those of all players.',
  },
  {
    id: 'fellwar-stone-falls-back-to-colourless',
    file: 'rules/mana/produce.ts',
    function: 'chooseMana',
    find: 'if (types.length === 0 || amount === 0) return [];',
    replacement: `const land = derive(g.root).characteristics(ctx.source)?.types.includes('land') ?? false;
      if (types.length === 0 && !land && mana.from.kind === 'couldProduce') return ['C'];
      if (types.length === 0 || amount === 0) return [];`,
    clause: 'R1/fellwar-stone-without-a-colour',
    property: 'r1-undefined-mana',
    origin: 'trap of R1',
    cr: ['106.5', '106.7'],
    says: 'A mana rock that finds no colour among the lands it looks at makes one colourless mana.',
  },
  {
    id: 'lookers-see-only-the-first-land',
    file: 'rules/mana/types.ts',
    function: 'typesToChoose',
    find: 'unionOf(matching(ctx, from.what).map((id) => couldProduce(ctx.sight.root, id)))',
    replacement: 'unionOf(matching(ctx, from.what).slice(0, 1).map((id) => couldProduce(ctx.sight.root, id)))',
    clause: 'R1/defined-type-makes-mana',
    property: 'r1-undefined-mana',
    origin: 'clause of R1',
    cr: ['106.5', '106.7'],
    says: 'A card that asks what lands could produce looks at the first of them only.',
  },
  {
    id: 'no-mana-counts-as-colourless',
    file: 'rules/mana/produce.ts',
    function: 'addManaEffect',
    find: 'if (mana.length === 0) continue;',
    replacement: `if (mana.length === 0) {
      resolution.produced = [...resolution.produced, 'C'];
      continue;
    }`,
    clause: 'R1/nothing-watching-triggers',
    property: 'r1-undefined-mana',
    origin: 'clause of R1',
    cr: ['106.5', '106.12a'],
    says: 'A production of nothing counts as one of colourless mana for what watches it.',
  },
  {
    id: 'no-mana-gives-the-tapping-back',
    file: 'rules/casting/activate.ts',
    function: 'activateMana',
    find: 'yield* resolveManaAbility(g, resolving, ability.effect, hasTapInCost(ability) ? source : null);',
    replacement: `const from = g.log.length;
  yield* resolveManaAbility(g, resolving, ability.effect, hasTapInCost(ability) ? source : null);
  if (!g.log.slice(from).some((event) => event.kind === 'mana added') && statusOf(g.root, source) !== null)
    changeStatus(g, source, { tapped: false });`,
    clause: 'R1/costs-stay-paid',
    property: 'r1-undefined-mana',
    origin: 'clause of R1',
    cr: ['106.5', '602.2b'],
    says: 'A permanent that was tapped for no mana is untapped again.',
  },
  {
    id: 'no-type-forbids-the-activation',
    file: 'rules/casting/may-activate.ts',
    function: 'mayActivate',
    find: 'if (isUsedUp(root, has) || !mayBeginToPay(root, has)) return false;',
    replacement: `const { effect } = ability;
  if (effect.kind === 'addMana' && effect.mana.kind === 'choose' && effect.mana.from.kind === 'couldProduce') {
    if (!holds(contextOf(root, has), { kind: 'exists', what: effect.mana.from.what })) return false;
  }
  if (isUsedUp(root, has) || !mayBeginToPay(root, has)) return false;`,
    clause: 'R1/may-still-be-activated',
    property: 'r1-undefined-mana',
    origin: 'clause of R1',
    cr: ['605.2', '602.5'],
    says: 'A card that asks what lands could produce cannot be activated where there is no such land.',
  },
  {
    id: 'orchard-without-a-colour-makes-any',
    file: 'rules/mana/types.ts',
    function: 'narrowed',
    find: "return colorsOnly ? types.filter((type) => type !== 'C') : types;",
    replacement: `const colors = types.filter((type) => type !== 'C');
  if (!colorsOnly) return types;
  return colors.length === 0 ? COLORS : colors;`,
    clause: 'R1/orchard-without-a-colour',
    property: 'r1-undefined-mana',
    origin: 'field bug B154',
    cr: ['106.5', '106.7'],
    says: 'A card that finds no colour among the lands it looks at makes mana of any colour.',
  },
  {
    id: 'squandered-resources-pays-colourless',
    file: 'rules/mana/types.ts',
    function: 'typesToChoose',
    find: `return narrowed(
        unionOf(objectsOf(ctx, from.object).map((id) => couldProduce(ctx.sight.root, id))),
        from.colorsOnly,
      );`,
    replacement: `{
      const types = unionOf(objectsOf(ctx, from.object).map((id) => couldProduce(ctx.sight.root, id)));
      return types.length === 0 ? ['C'] : narrowed(types, from.colorsOnly);
    }`,
    clause: 'R1/squandered-resources-loses-the-land',
    property: 'r1-undefined-mana',
    origin: 'trap of R1',
    cr: ['106.5', '106.7'],
    says: 'Squandered Resources makes a colourless mana of a land that could produce no type.',
  },
  {
    id: 'undefined-type-is-colourless',
    file: 'rules/mana/produce.ts',
    function: 'chooseMana',
    find: 'if (types.length === 0 || amount === 0) return [];',
    replacement: `if (amount === 0) return [];
      if (types.length === 0) return ['C'];`,
    clause: 'R1/undefined-type-makes-no-mana',
    property: 'r1-undefined-mana',
    origin: 'clause of R1',
    cr: ['106.5', '106.7'],
    says: 'Mana of an undefined type is colourless.',
  },
];
