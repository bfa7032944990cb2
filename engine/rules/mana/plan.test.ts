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
    exiledWith: null,
    chosen: {},
  };
}

function completionOf(hand: string, lands: readonly string[], life = 20): string | null {
  const player = { life, counters: {}, landsPlayed: 0 };
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

it('CR 119.4: life is paid once: one life pays for one of two lands that cost life', () => {
  expect(completionOf('Grizzly Bears', ['Mana Confluence', 'Forest'], 1)).toBe('yes');
  expect(completionOf('Grizzly Bears', ['Mana Confluence', 'Mana Confluence'], 2)).toBe('yes');
  expect(completionOf('Grizzly Bears', ['Mana Confluence', 'Mana Confluence'], 1)).toBe('unknown');
});

it('CR 119.4, 119.8: while paying, mana that costs life leads nowhere where the life cannot be paid or is kept for the rest', () => {
  const withConfluence = (hand: string, life: number, ...others: readonly string[]) =>
    completionsWhilePaying(hand, ['Mana Confluence', ...others], life)[0];
  expect(withConfluence('Grizzly Bears', 20, 'Forest')).toBe('yes');
  expect(withConfluence('Grizzly Bears', 20, 'Forest', 'Forest', 'Platinum Emperion')).toBe('unknown');
});

/** What is said of each mana ability in the payment for the card. */
function completionsWhilePaying(hand: string, lands: readonly string[], life: number): readonly string[] {
  const player = { life, counters: {}, landsPlayed: 0 };
  const cards = [...permanents(...lands), card('h', hand, 'hand')];
  const root = fromBoard({ players: [player, player], cards, turn: 1, active: 0, step: 'precombat main' });
  if ('kind' in root) throw new Error(root.why);
  const play = open({ root, answers: [] });
  const first = play.question;
  const cast = first?.kind === 'priority' ? first.options.findIndex((option) => option.kind === 'cast') : -1;
  play.answer({ kind: 'pick', picks: [cast] });
  const { question } = play;
  if (question?.kind !== 'pay') throw new Error('nothing is paid');
  return question.options.flatMap((option) => (option.kind === 'activate' ? [option.completes] : []));
}
