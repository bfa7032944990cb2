import {
  all,
  card,
  casts,
  color,
  draw,
  land,
  not,
  opponentControls,
  permanent,
  readTwice,
  tapThese,
  targets,
  triggered,
  whenEnters,
  X,
} from '../../vocabulary/index.ts';

/** An X in its mana cost that only its entering draws by; blue spells tap what opponents control. */
export const gadwickTheWizened = card({
  name: 'Gadwick, the Wizened',
  cost: '{X}{U}{U}{U}',
  type: 'Legendary Creature - Human Wizard',
  pt: '3/3',
  abilities: [
    whenEnters(draw(X)),
    triggered(casts('you', color('U')), tapThese(), {
      targets: [targets(all(permanent, not(land), opponentControls))],
    }),
  ],
  reading: readTwice('d1c8d6aaea'),
});
