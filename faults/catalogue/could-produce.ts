import type { Fault } from '../fault.ts';

const FILE = 'rules/mana/could-produce.ts';
const PROPERTY = 'r2-could-produce';

/** Faults in what a permanent could produce. In the order of their ids. */
export const couldProduceFaults: readonly Fault[] = [
  {
    id: 'added-mana-counts-as-the-lands',
    file: FILE,
    function: 'typesOf',
    find: 'return types;',
    replacement: `for (const other of derive(root).bySlot) {
    for (const address of other?.abilities ?? []) {
      const ability = abilityAt(address);
      if (other === null || ability.kind !== 'triggered' || ability.on.kind !== 'tappedForMana') continue;
      if (!matching(context(derive(root), other.id, other.controller), ability.on.what).includes(id)) continue;
      for (const mana of productionsIn(ability.effect))
        if (mana.kind === 'fixed') for (const type of mana.mana) types.add(type);
    }
  }
  return types;`,
    clause: 'R2/added-by-a-trigger-not-counted',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7', '106.12a'],
    says: 'Mana that a trigger adds when a land is tapped counts as what the land could produce.',
  },
  {
    id: 'any-colour-includes-colourless',
    file: FILE,
    function: 'typesFrom',
    find: 'return from.types;',
    replacement: "return from.types.length === 5 ? [...from.types, 'C'] : from.types;",
    clause: 'R2/confluence-never-colourless',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.7', '106.1a'],
    says: 'A land that makes mana of any colour could produce colourless mana too.',
  },
  {
    id: 'blood-moon-leaves-the-abilities',
    file: 'characteristics/apply.ts',
    function: 'setLandTypes',
    find: 'setAbilities(shop, work, []);',
    replacement: '',
    clause: 'R2/blood-moon-changes-abilities',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['305.7', '106.7'],
    says: 'A land whose type is set keeps the abilities of its text.',
  },
  {
    id: 'colours-include-colourless',
    file: 'rules/mana/types.ts',
    function: 'narrowed',
    find: "return colorsOnly ? types.filter((type) => type !== 'C') : types;",
    replacement: 'return types;',
    clause: 'R2/colours-only',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['105.1', '106.1a', '106.7'],
    says: 'A card that asks for a colour lets colourless mana be chosen.',
  },
  {
    id: 'contamination-changes-untapped-mana',
    file: FILE,
    function: 'outputs',
    find: 'tapped ? everyResult(root, id, seen.controller, mana) : [mana]',
    replacement: 'everyResult(root, id, seen.controller, mana)',
    clause: 'R2/contamination-spares-the-untapped',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.7', '106.12', '106.12b'],
    says: 'What changes tapping for mana is taken to change what an ability without {T} would make.',
  },
  {
    id: 'contamination-defines-a-type',
    file: FILE,
    function: 'outputs',
    find: '.flatMap((mana) => everyOutput(ctx, mana, others))',
    replacement: `.flatMap((mana) => {
      const made = everyOutput(ctx, mana, others);
      if (made.length > 0 || !tapped) return made;
      return everyResult(root, id, seen.controller, ['C']).filter((types) => !types.includes('C'));
    })`,
    clause: 'R2/contamination-defines-no-type',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.5', '106.7', '106.12b'],
    says: 'A land that would make nothing could produce what Contamination turns mana into.',
  },
  {
    id: 'costs-beside-tapping-count',
    file: FILE,
    function: 'outputs',
    find: "if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];",
    replacement: `if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  if (ability.kind === 'activated' && ability.cost.parts.some((part) => part.kind !== 'tap')) return [];`,
    clause: 'R2/costs-ignored',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7'],
    says: 'An ability with another cost than {T} does not count.',
  },
  {
    id: 'enters-trigger-is-no-mana-ability',
    file: FILE,
    function: 'outputs',
    find: "if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];",
    replacement: "if (ability.kind !== 'activated') return [];",
    clause: 'R2/enters-trigger-counts',
    property: PROPERTY,
    origin: 'field bug B155',
    cr: ['106.7', '605.5a'],
    says: 'Only mana abilities count, not one that makes mana as its land enters.',
  },
  {
    id: 'first-ability-only',
    file: FILE,
    function: 'typesOf',
    find: 'for (const address of seen?.abilities ?? []) {',
    replacement: `const counted = (seen?.abilities ?? []).filter((address) => abilityAt(address).kind === 'activated').slice(0, 1);
  for (const address of counted) {`,
    clause: 'R2/every-ability-counts',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7'],
    says: 'Only the first activated ability of a permanent counts.',
  },
  {
    id: 'granted-abilities-not-counted',
    file: FILE,
    function: 'typesOf',
    find: 'for (const address of seen?.abilities ?? []) {',
    replacement: `for (const address of seen?.abilities ?? []) {
    if (!address.startsWith('rules#') && !address.startsWith(\`\${seen?.copiable.record}#\`)) continue;`,
    clause: 'R2/every-ability-counts',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7'],
    says: 'Abilities that another effect gave to a land do not count.',
  },
  {
    id: 'greatest-fixpoint',
    file: FILE,
    function: 'findFixpoint',
    find: 'new Set<ManaType>()',
    replacement: 'new Set<ManaType>(COLORS)',
    clause: 'R2/orchards-and-a-forest',
    property: PROPERTY,
    origin: 'field bug B153',
    cr: ['106.7'],
    says: 'Lands that look at each other take each other to make mana of any colour.',
  },
  {
    id: 'lone-pools-make-colourless',
    file: FILE,
    function: 'typesFrom',
    find: "return [...types].filter((type) => !from.colorsOnly || type !== 'C');",
    replacement: `if (types.size === 0 && !from.colorsOnly) return ['C'];
      return [...types].filter((type) => !from.colorsOnly || type !== 'C');`,
    clause: 'R2/two-pools-make-nothing',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.5', '106.7'],
    says: 'Reflecting Pools that see only each other could produce colourless mana.',
  },
  {
    id: 'lookers-in-a-row-not-followed',
    file: FILE,
    function: 'findFixpoint',
    find: 'for (let grew = true; grew; ) {',
    replacement: `for (let grew = true; grew; grew = false) {`,
    clause: 'R2/least-fixpoint',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7'],
    says: 'A land that looks at another that looks at a third one finds nothing.',
  },
  {
    id: 'mana-costs-must-be-payable',
    file: FILE,
    function: 'outputs',
    find: "if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];",
    replacement: `if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  if (ability.kind === 'activated' && ability.cost.mana.generic > 0) return [];`,
    clause: 'R2/cataracts-any-colour',
    property: PROPERTY,
    origin: 'field bug B152',
    cr: ['106.7'],
    says: 'An ability that costs mana does not count.',
  },
  {
    id: 'new-creature-lands-not-counted',
    file: FILE,
    function: 'outputs',
    find: "if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];",
    replacement: `if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  const since = root.status[root.objects.findIndex((object) => object?.id === id)]?.since ?? 0;
  const isNew = since >= (root.players[seen.controller]?.turnBegan ?? 0);
  if (ability.kind === 'activated' && hasTapInCost(ability) && seen.types.includes('creature') && isNew) return [];`,
    clause: 'R2/activation-limits-ignored',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7', '302.6'],
    says: 'A land that is a creature and has just come could produce nothing.',
  },
  {
    id: 'one-mana-of-each-type',
    file: 'rules/mana/produce.ts',
    function: 'chooseMana',
    find: 'return yield* chooseTypes(g, ctx, types, amount, mana.each, player);',
    replacement: `if (mana.from.kind === 'couldProduce') return types;
      return yield* chooseTypes(g, ctx, types, amount, mana.each, player);`,
    clause: 'R2/one-mana',
    property: PROPERTY,
    origin: 'field bug B156',
    cr: ['106.7', '608.2c'],
    says: 'A card that asks what lands could produce makes one mana of each type.',
  },
  {
    id: 'one-order-of-replacements',
    file: FILE,
    function: 'outputs',
    find: 'everyResult(root, id, seen.controller, mana)',
    replacement: 'everyResult(root, id, seen.controller, mana).slice(0, 1)',
    clause: 'R2/replacements-in-every-order',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7', '616.1'],
    says: 'Only one order of the replacement effects is looked at.',
  },
  {
    id: 'only-permanents-replace',
    file: 'rules/mana/changes.ts',
    function: 'everyResult',
    find: 'explore(root, object, player, mana, [], results);',
    replacement: 'explore({ ...root, lasting: [] }, object, player, mana, [], results);',
    clause: 'R2/pale-moon-makes-colourless',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.7', '106.12b'],
    says: 'What a spell has changed about mana for this turn does not count.',
  },
  {
    id: 'replacements-not-counted',
    file: FILE,
    function: 'outputs',
    find: 'tapped ? everyResult(root, id, seen.controller, mana) : [mana]',
    replacement: '[mana]',
    clause: 'R2/contamination-turns-tapped-to-black',
    property: PROPERTY,
    origin: 'trap of R2',
    cr: ['106.7', '106.12b'],
    says: 'Replacement effects do not bear on what a land could produce.',
  },
  {
    id: 'restriction-taken-over',
    file: 'rules/mana/resolve.ts',
    function: 'resolveManaAbility',
    find: 'yield* perform(g, ctx, effect, resolution);',
    replacement: `yield* perform(g, ctx, effect, resolution);
  const asks = effect.kind === 'addMana' && effect.mana.kind === 'choose' && effect.mana.from.kind === 'couldProduce';
  const restricted = (asks ? derive(g.root).bySlot : [])
    .flatMap((seen) => seen?.abilities ?? [])
    .find((address) => {
      const ability = abilityAt(address);
      if (ability.kind !== 'activated' || ability.effect.kind !== 'addMana') return false;
      return ability.effect.spendOnly !== null || ability.effect.rider !== null;
    });
  if (restricted !== undefined) {
    const players = g.root.players.map((state) => ({
      ...state,
      pool: state.pool.map((unit) => (unit.source === ctx.source ? { ...unit, from: \`\${restricted}.effect\` } : unit)),
    }));
    g.root = { ...g.root, players };
  }`,
    clause: 'R2/riders-not-taken',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.6', '106.7'],
    says: 'The restriction on another land’s mana comes along with its type.',
  },
  {
    id: 'tapped-lands-not-counted',
    file: FILE,
    function: 'outputs',
    find: "if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];",
    replacement: `if (ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  const slot = root.objects.findIndex((object) => object?.id === id);
  if (ability.kind === 'activated' && hasTapInCost(ability) && root.status[slot]?.tapped === true) return [];`,
    clause: 'R2/tapped-state-ignored',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.7'],
    says: 'A tapped land could produce nothing.',
  },
  {
    id: 'utility-lands-make-colourless',
    file: FILE,
    function: 'typesOf',
    find: 'return types;',
    replacement: `if (types.size === 0 && seen?.types.includes('land') === true) types.add('C');
  return types;`,
    clause: 'R2/possibly-none',
    property: PROPERTY,
    origin: 'clause of R2',
    cr: ['106.5', '106.7'],
    says: 'A land that could produce nothing could produce colourless mana.',
  },
];
