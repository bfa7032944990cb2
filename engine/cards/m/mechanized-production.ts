import {
  all,
  artifact,
  attached,
  beginningOf,
  card,
  compare,
  createCopyTokens,
  enchant,
  ifThen,
  mostOfOneName,
  readTwice,
  sequence,
  triggered,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** More of one artifact, until eight of a name win. */
export const mechanizedProduction = card({
  name: 'Mechanized Production',
  cost: '{2}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(all(artifact, youControl)),
    triggered(
      beginningOf('upkeep', 'you'),
      sequence(
        createCopyTokens(attached),
        ifThen(compare(mostOfOneName(all(artifact, youControl)), 'at least', 8), { kind: 'winGame', who: you }),
      ),
    ),
  ],
  reading: readTwice('64cb5454e2'),
});
