import { describe, expect, it } from 'vitest';
import { grantedFlashback } from './granted-flashback.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permittedCast } from './testing/permissions.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = grantedFlashback;
const lands = ['c11', 'c12', 'c13', 'c14', 'c15'].map((ref) => permanent(ref, 'Mountain'));

/** Snapcaster Mage's ability has this card as its target; then these are in the graveyard, with these options. */
function given(name: string, graveyard: readonly (readonly [string, string])[], ...options: readonly string[]) {
  const battlefield = [permanent('m', 'Snapcaster Mage'), ...lands];
  const ability = abilityOf('t1', 'm', 'Snapcaster Mage', 0, { targets: [['s']] });
  return outcome(
    law(
      history([
        step(view({ battlefield, stack: [ability], zones: { graveyard: [cardView('s', name)] } }), priority(1), PASS),
        step(
          view({ battlefield, zones: { graveyard: graveyard.map(([ref, card]) => cardView(ref, card)) } }),
          priority(0, options),
          PASS,
          [resolved('t1')],
        ),
      ]),
    ),
  );
}

describe('the law on flashback that an effect gives', () => {
  it('wants it for the cards that were named, and for no other', () => {
    expect(given('Shock', [['s', 'Shock']], 'cast s by flashback')).toBe('holds');
    expect(given('Shock', [['s', 'Shock']])).toBe('G2/set-locked-at-resolution');
    expect(given('Shock', [['z', 'Opt']], 'cast z by flashback')).toBe('G2/set-locked-at-resolution');
  });

  it('wants it beside what the card has itself', () => {
    const firebolt = [['s', 'Firebolt']] as const;
    expect(given('Firebolt', firebolt, 'cast s by flashback', 'cast s by flashback#2')).toBe('holds');
    expect(given('Firebolt', firebolt, 'cast s by flashback')).toBe('G2/either-flashback');
  });

  it('wants the mana cost paid, with X as it was chosen', () => {
    const cast = (name: string, manaSpent: string, x: number | null = null) =>
      outcome(
        law(
          history(permittedCast(spell('c5', name, { paid: ['flashback'], manaSpent, x }), lands, 'flashback'), [
            boardCard('c5', name),
          ]),
        ),
      );
    expect([cast('Shock', 'R'), cast('Shock', '')]).toEqual(['holds', 'G2/costs-its-mana-cost']);
    expect(cast('Blaze', 'R', 2)).toBe('G2/x-is-chosen-and-paid');
    // Delve pays for the rest of it, with cards and no mana.
    expect(cast('Become Immense', 'G')).toBe('not witnessed');
  });

  it('wants no spell to find itself in the graveyard', () => {
    const choosing = (...options: readonly string[]) =>
      outcome(
        law(
          history([
            step(
              view({ stack: [spell('b', 'Mission Briefing')] }),
              ask('objects', 0, 'objects for an effect', options, { source: 'b' }),
              pick(options[0] ?? ''),
            ),
          ]),
        ),
      );
    expect([choosing('s', 'z'), choosing('s', 'b')]).toEqual(['holds', 'G2/not-the-spell-itself']);
  });
});
