import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What a page carries with it besides its data. */
export interface Bundle {
  readonly script: string;
  readonly style: string;
}

const FOLDER = fileURLToPath(new URL('page', import.meta.url));

let made: Promise<Bundle> | null = null;

/** The page's program as one script and its style, made from the sources beside this file; once. */
export function bundle(): Promise<Bundle> {
  made ??= make();
  return made;
}

async function make(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/main.tsx`, `${FOLDER}/page.css`],
    outdir: FOLDER,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
    tsconfig: `${FOLDER}/tsconfig.json`,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const textOf = (ending: string): string => {
    const file = outputFiles.find(({ path }) => path.endsWith(ending));
    if (file === undefined) throw new Error(`esbuild made no ${ending} of the page`);
    return file.text.trim();
  };
  return { script: textOf('.js'), style: textOf('.css') };
}
