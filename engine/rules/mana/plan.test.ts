import { expect, it } from 'vitest';
import { type BoardCard, fromBoard, open } from '../../index.ts';

function permanents(...names: readonly string[]): readonly BoardCard[] {
  return names.map((name, index) => card(`c${index + 1}`, name, 'battlefield'));
}

function card(id: string, name: string, zone: BoardCard['zone']): BoardCard {
  return {
    id,
    name,
    owner: 0,
    controller: 0,
    zone,
    tapped: false,
    held: true,
    damage: 0,
    counters: {},
    attachedTo: null,
    chosen: {},
  };
}

function completionOf(hand: string, lands: readonly string[]): string | null {
  const player = { life: 20, counters: {}, landsPlayed: 0 };
  const cards = [...permanents(...lands), card('h', hand, 'hand')];
  const root = fromBoard({ players: [player, player], cards, turn: 1, active: 0, step: 'precombat main' });
  if ('kind' in root) throw new Error(root.why);
  const { question } = open({ root, answers: [] });
  const cast = question?.kind === 'priority' ? question.options.find((option) => option.kind === 'cast') : undefined;
  return cast?.kind === 'cast' ? cast.completes : null;
}

it('CR 601.2g: a payment is found whatever the order of the lands', () => {
  expect(completionOf('Minsc, Beloved Ranger', ['City of Brass', 'Plains', 'Forest'])).toBe('yes');
  expect(completionOf('Minsc, Beloved Ranger', ['Plains', 'Forest', 'City of Brass'])).toBe('yes');
});

it('CR 601.2g: where the lands do not make the colours there is no payment', () => {
  expect(completionOf('Minsc, Beloved Ranger', ['Plains', 'Plains', 'Forest'])).toBe('no');
});
