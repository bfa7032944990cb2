import { withLink } from './set-up-scripts.ts';
import { EDITION_FILE, edition, type OwnCard, ownCards } from './scripts.ts';

/** All card scripts that come with Forge, by the name of the card, and its other files. */
export interface Archive {
  /** The script of a card by its name (of a card with two faces, the first one's); null where Forge has none. */
  script(name: string): string | null;
  /** All files that Forge needs to know these cards, as it wants to be given them. */
  assets(names: readonly string[]): string;
}

/** Reads the archive of the package; takes about a second. */
export async function readArchive(): Promise<Archive> {
  const { ForgeEngine } = (await import(PACKAGE)) as { readonly ForgeEngine: new (options: object) => Builder };
  const parts = (await new ForgeEngine({}).buildAssets([])).split('\0');
  const cards = new Map<string, { readonly path: string; readonly body: string }>();
  let others = '';
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [path = '', body = ''] = parts.slice(at, at + 2);
    if (path.startsWith('res/cardsfolder/')) cards.set(nameOf(body), { path, body });
    else if (!NOT_NEEDED.test(path)) others += file(path, body);
  }
  return {
    script: (name) => cards.get(name)?.body ?? null,
    assets: (names) => {
      const wanted = names.flatMap((name) => cards.get(name) ?? []);
      const own = ownCards();
      const known = [...names.filter((name) => cards.has(name)), ...own.map((card) => card.name)];
      return [
        others,
        file(EDITION_FILE, edition(known)),
        ...wanted.map(({ path, body }) => file(path, withLink(body))),
        ...own.map(({ name, script }: OwnCard) =>
          file(`res/cardsfolder/h/${name.toLowerCase().replaceAll(' ', '_')}.txt`, script),
        ),
      ].join('');
    },
  };
}

/** What of the package is called here. It is there only where Forge is set up. */
interface Builder {
  buildAssets(decks: readonly never[]): Promise<string>;
}

const PACKAGE: string = '@manabrew/forge-wasm';

/** Printings, decks and pictures: Forge boots three times as fast without them. */
const NOT_NEEDED = /^res\/(editions\/|lists\/(net-decks|.*images|.*achievements|quest|commander-bracket))/;

function file(path: string, body: string): string {
  return `${path}\0${body}\0`;
}

function nameOf(script: string): string {
  return /^Name:(.*)$/m.exec(script)?.[1]?.trim() ?? '';
}
