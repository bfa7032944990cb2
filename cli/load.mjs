// Makes one JavaScript file each of the command and of what its threads begin with, by esbuild, and runs them: that begins in
// half a second, where reading the sources one by one takes three for each thread, and the functions run faster.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = [
  'cli/main.ts',
  'cli/run/worker.ts',
  'cli/diff/worker.ts',
  'cli/faults/worker.ts',
  'cli/faults/full/worker.ts',
  'adapters/process/child-thread.ts',
];
/** Under this name threads are told where the thread that started them found the files. */
const BUILT = 'headjudge built';

/** Runs an entry, by its path from the root of the project. */
export async function load(entry) {
  const folder = getEnvironmentData(BUILT) ?? (await built());
  setEnvironmentData(BUILT, folder);
  await import(pathToFileURL(join(folder, entry.replace(/\.ts$/, '.js'))).href);
}

/** The folder with the files. Its name is a hash of what is in them, and each file is put in place at once. */
async function built() {
  const { outputFiles } = await build({
    entryPoints: ENTRIES,
    absWorkingDir: ROOT,
    outbase: '.',
    outdir: 'build',
    bundle: true,
    splitting: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [placeOfSource],
    logLevel: 'silent',
  });
  const hash = createHash('sha256');
  for (const { path, text } of outputFiles) hash.update(`${path}\0${text}\0`);
  const folder = join(ROOT, 'build', 'command', hash.digest('hex').slice(0, 16));
  const files = outputFiles.map((file) => ({ ...file, to: join(folder, file.path.slice(join(ROOT, 'build').length)) }));
  await Promise.all(files.map(({ to, contents }) => writeAtOnce(to, contents)));
  return folder;
}

/** `import.meta` of a source goes on speaking of the source, beside which its data lies. */
const placeOfSource = {
  name: 'place-of-source',
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/](cli|corpus|faults|reports|rulings)[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta')) return null;
      const place = JSON.stringify({ url: pathToFileURL(path).href, filename: path });
      return { contents: text.replaceAll('import.meta', `(${place})`), loader: 'ts' };
    });
  },
};

async function writeAtOnce(file, contents) {
  if (existsSync(file)) return;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}
