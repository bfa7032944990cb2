import type { Fault } from '../fault.ts';

/** Faults in what is destroyed in place of what it enchants. In the order of their ids. */
export const umbraArmorFaults: readonly Fault[] = [
  {
    id: 'umbra-armor-keeps-the-damage',
    file: 'rules/events/saved.ts',
    function: 'save',
    find: 'for (const id of spared) changeStatus(g, id, { damage: 0, deathtouched: false });',
    replacement: 'for (const id of spared) changeStatus(g, id, { deathtouched: false });',
    clause: 'H4/damage-is-removed',
    property: 'h4-umbra-armor',
    origin: 'trap of H4',
    cr: ['702.89a'],
    says: 'What an Aura saved keeps its damage, and so is destroyed next.',
  },
  {
    id: 'umbra-armor-of-the-creature',
    file: 'rules/events/move.ts',
    function: 'notDestroyed',
    find: 'matches(contextOf(g.root, has), has.replaces.what, id)',
    replacement: `matches(contextOf(g.root, has), has.replaces.what, id) && !(nodeAt<{ readonly abilities: readonly unknown[] }>(\`\${the(g.root, id).record}#\`).abilities.length > 0 && contextOf(g.root, has).sight.characteristics(id)?.abilities.length === 0)`,
    clause: 'H4/the-auras-own-ability',
    property: 'h4-umbra-armor',
    origin: 'field bug B096',
    cr: ['702.89a', '613.1f'],
    says: 'A creature that has lost all abilities is not saved by its Aura.',
  },
  {
    id: 'umbra-armor-saves-nothing',
    file: 'rules/events/move.ts',
    function: 'notDestroyed',
    find: 'matches(contextOf(g.root, has), has.replaces.what, id)',
    replacement: 'matches(contextOf(g.root, has), has.replaces.what, id) && has.source === id',
    clause: 'H4/the-aura-instead',
    property: 'h4-umbra-armor',
    origin: 'trap of H4',
    cr: ['702.89a'],
    says: 'Umbra armor does nothing.',
  },
];
