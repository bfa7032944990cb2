import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { runToy, toyContext } from '../cli/testing/toy-context.ts';

const TEXT = readFileSync(new URL('ci.md', import.meta.url), 'utf8');
const WORKFLOWS = [...TEXT.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => yaml ?? '');
/** GitHub's own reader of workflows, in one file: it imports JSON as Node does not. */
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await workflowParser();
// The doctor would start what it is to look at.
const COMMANDS = [...TEXT.matchAll(/^.*npx (?:--yes )?headjudge(?:@\S+)? (.*)$/gm)].flatMap(([, words = '']) =>
  words.startsWith('doctor ') ? [] : [words],
);

describe('the workflows of the guide', () => {
  test.each(WORKFLOWS.map((yaml) => [/--engine "?(\w+:\S+)/.exec(yaml)?.[1] ?? 'none', yaml]))(
    'are what GitHub takes, for %s',
    async (_, yaml) => {
      const { context, value } = parseWorkflow({ name: 'rules.yml', content: yaml }, new NoOperationTraceWriter());
      expect(context.errors.getErrors()).toEqual([]);
      if (value === undefined) throw new Error('it is empty');
      const { jobs, errors = [] } = await convertWorkflowTemplate(context, value);
      expect(errors).toEqual([]);
      expect(jobs.map((job) => job.id.value)).toEqual(['gate']);
    },
  );

  test('are of engines in TypeScript, Java and Rust, and a broken one is found', () => {
    const engines = WORKFLOWS.map((yaml) => /--engine "?(module:|cmd:java -jar|cmd:\.\/target)/.exec(yaml)?.[1]);
    expect(engines).toEqual(['module:', 'cmd:java -jar', 'cmd:./target']);
    const broken = (WORKFLOWS[0] ?? '').replace('runs-on:', 'runs-off:');
    const { context } = parseWorkflow({ name: 'rules.yml', content: broken }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().length).toBeGreaterThan(0);
  });
});

test.each(COMMANDS)('The guide’s command is one that there is: %s', async (line) => {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const ended = await runToy(words, toyContext('nowhere'));
  // The baseline is not there, and toys are no such engines; but the words are understood.
  expect(ended.code).toBe(2);
  expect(ended.err).toMatch(/there is no such file; to write it|no engine is called/);
});

async function workflowParser(): Promise<typeof import('@actions/workflow-parser')> {
  const entryPoints = [fileURLToPath(import.meta.resolve('@actions/workflow-parser'))];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', platform: 'browser', write: false });
  return import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
  );
}
