import {
  anyTarget,
  card,
  damage,
  mana,
  planeswalker,
  readTwice,
  tapFor,
  targetAPlayerOr,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A point of damage as it enters. */
export const sunscorchedDesert = card({
  name: 'Sunscorched Desert',
  cost: '',
  type: 'Land - Desert',
  abilities: [whenEnters(damage(1, anyTarget()), { targets: [targetAPlayerOr(planeswalker)] }), tapFor(mana('{C}'))],
  reading: readTwice('484124c7fa'),
});
