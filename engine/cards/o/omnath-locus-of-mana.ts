import { card, modifyPT, readTwice, rule, source, staticAbility, unspentMana, you } from '../../vocabulary/index.ts';

/** Its controller's green mana stays, and it is as large as there is of it. */
export const omnathLocusOfMana = card({
  name: 'Omnath, Locus of Mana',
  cost: '{2}{G}',
  type: 'Legendary Creature - Elemental',
  pt: '1/1',
  abilities: [
    rule({ kind: 'manaStays', who: 'you', types: 'G' }),
    staticAbility(source, [modifyPT(unspentMana('G', you), unspentMana('G', you))]),
  ],
  reading: readTwice('eb5c7b567e'),
});
