import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { EngineSources } from './instrument.ts';

/** One JavaScript module of an engine's sources. `face`: what it exports, as TypeScript beside the sources. */
export async function bundle(sources: EngineSources, face: string): Promise<string> {
  const result = await build({
    stdin: { contents: face, sourcefile: 'face.ts', loader: 'ts' },
    plugins: [inMemory(sources)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  return result.outputFiles.map((output) => output.text).join('');
}

/** Has esbuild read an engine's files from memory. */
function inMemory(sources: EngineSources): Plugin {
  return {
    name: 'engine-in-memory',
    setup(plugin) {
      plugin.onResolve({ filter: /^\./ }, ({ path: target, importer, namespace }) => {
        const from = namespace === 'engine' ? path.posix.dirname(importer) : '.';
        const file = path.posix.join(from, target);
        return sources.has(file) ? { path: file, namespace: 'engine' } : { errors: [{ text: `no file ${file}` }] };
      });
      plugin.onLoad({ filter: /./, namespace: 'engine' }, ({ path: file }) => ({
        contents: sources.get(file) ?? '',
        loader: file.endsWith('.json') ? 'json' : 'ts',
      }));
    },
  };
}

/** Writes a file that is there either whole or not at all. */
export async function writeAtOnce(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
