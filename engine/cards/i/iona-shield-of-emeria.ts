import { card, choosesColor, keywords, ofChosenColor, readTwice, rule } from '../../vocabulary/index.ts';

/** Opponents cast nothing of one colour. */
export const ionaShieldOfEmeria = card({
  name: 'Iona, Shield of Emeria',
  cost: '{6}{W}{W}{W}',
  type: 'Legendary Creature - Angel',
  pt: '7/7',
  abilities: [
    ...keywords('flying'),
    choosesColor,
    rule({ kind: 'cantCast', what: ofChosenColor('color'), who: 'opponent' }),
  ],
  reading: readTwice('2735d76e34'),
});
