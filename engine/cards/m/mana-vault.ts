import {
  beginningOf,
  card,
  cost,
  damage,
  isSource,
  mana,
  matches,
  mayPay,
  readTwice,
  rule,
  source,
  tapFor,
  tapped,
  triggered,
  untapThese,
  you,
} from '../../vocabulary/index.ts';

/** Three colourless; untaps for four in the upkeep, and hurts while it is tapped. */
export const manaVault = card({
  name: 'Mana Vault',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'doesntUntap', what: isSource }),
    triggered(beginningOf('upkeep', 'you'), mayPay(cost('{4}'), untapThese(source))),
    triggered(beginningOf('draw', 'you'), damage(1, you), { onlyIf: matches(source, tapped) }),
    tapFor(mana('{C}{C}{C}')),
  ],
  reading: readTwice('6d621be63b'),
});
