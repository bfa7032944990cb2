import { beginningOf, card, compare, keywords, lifeOf, readTwice, triggered, you } from '../../vocabulary/index.ts';

/** Forty life in the upkeep is a win. */
export const felidarSovereign = card({
  name: 'Felidar Sovereign',
  cost: '{4}{W}{W}',
  type: 'Creature - Cat Beast',
  pt: '4/6',
  abilities: [
    ...keywords('vigilance', 'lifelink'),
    triggered(
      beginningOf('upkeep', 'you'),
      { kind: 'winGame', who: you },
      { onlyIf: compare(lifeOf(you), 'at least', 40) },
    ),
  ],
  reading: readTwice('6de648f310'),
});
