import type { Happening } from '../../protocol/index.ts';

/**
 * The cards that have damage told, in Forge's script language. Of each source and what it is dealt to, the source is chosen, then the
 * permanent, and then a number that can be as large as the damage; of a player the number alone, by that player.
 */

type Damage = Extract<Happening, { kind: 'damage' }>;

/** What a prompt that tells of damage says, after the word for all that only tells something. */
const WORDS = { source: 'damage from', permanent: 'damage to', amount: 'damage' } as const;

/** Lines of the watching card. `when`: when it watches; `tell`: how the description of its prompts begins. */
export function damageLines(when: string, tell: string): readonly string[] {
  return (['True', 'False'] as const)
    .flatMap((combat) => {
      const name = `Damage${combat}`;
      const choose = (from: string, word: string): string =>
        `DB$ ChooseCard | Defined$ You | DefinedCards$ ${from} | MinAmount$ 0 | Amount$ 99 | ChoiceTitle$ ${tell}${word}`;
      const number = (who: string): string =>
        `DB$ ChooseNumber | Defined$ ${who} | Min$ -1 | Max$ DamageDealt | ListTitle$ ${tell}${WORDS.amount}`;
      const watch = (target: string, execute: string): string =>
        `T:Mode$ DamageDone | ValidTarget$ ${target} | CombatDamage$ ${combat} | TriggerZones$ Command | Static$ True | ${when} | Execute$ ${execute} | TriggerDescription$ Tell.`;
      const source = choose('TriggeredSource', `${WORDS.source}${combat === 'True' ? ' in combat' : ''}`);
      return [
        watch('Permanent', `${name}Permanent`),
        watch('Player', `${name}Player`),
        `SVar:${name}Permanent:${source} | SubAbility$ ${name}To`,
        `SVar:${name}To:${choose('TriggeredTarget', WORDS.permanent)} | SubAbility$ ${name}Amount`,
        `SVar:${name}Amount:${number('You')}`,
        `SVar:${name}Player:${source} | SubAbility$ ${name}Of`,
        `SVar:${name}Of:${number('TriggeredTarget')}`,
      ];
    })
    .concat('SVar:DamageDealt:TriggerCount$DamageAmount');
}

/** Puts together what is told of damage, prompt by prompt. */
export class DamageTold {
  #from: string | null = null;
  #to: string | null = null;
  #combat = false;

  /** These cards are told of. */
  cards(word: string, names: readonly string[]): void {
    if (word === WORDS.permanent) this.#to = names[0] ?? null;
    else if (word.startsWith(WORDS.source)) {
      this.#from = names[0] ?? null;
      this.#to = null;
      this.#combat = word !== WORDS.source;
    }
  }

  /** So much was dealt: `player` says whom it was dealt to where that is no permanent. Null: something else is told. */
  amount(word: string, amount: number, player: number): Damage | null {
    if (word !== WORDS.amount || this.#from === null) return null;
    return { kind: 'damage', from: this.#from, to: this.#to ?? `p${player}`, amount, combat: this.#combat };
  }
}
