import { createHash } from 'node:crypto';
import { type ComponentChildren, Fragment, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Bundle } from './bundle.ts';
import type { PageData } from './page-data.ts';

/** The steps of a finding as they stand in their file: JSON. */
export interface StepsText {
  /** As the page's findings have it. */
  readonly key: string;
  readonly text: string;
}

/**
 * A page piece by piece, so that no more than one finding is held at a time. What was written before a page broke off can be opened:
 * the last piece says that it is whole. The same data, the same bytes.
 */
export function* pagePieces({ script, style }: Bundle, data: PageData, steps: Iterable<StepsText>): Generator<string> {
  yield '<!doctype html>\n<html lang="en">\n';
  yield text([
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { 'http-equiv': 'Content-Security-Policy', content: policy(script, style) }),
    h('title', {}, titleOf(data)),
    raw('style', {}, style),
    // A module runs when all of the page is there, or all there will be.
    raw('script', { type: 'module' }, script),
    h('div', { id: 'app' }, h('p', {}, 'This page needs JavaScript, which it carries itself: nothing is fetched.')),
    dataElement('data', JSON.stringify(data)),
  ]);
  for (const { key, text: json } of steps) yield text([dataElement(`steps ${key}`, json.trim())]);
  yield text([h('template', { id: 'whole' })]);
}

function titleOf({ title, engines }: PageData): string {
  return `${title}: ${engines.map(({ id }) => id).join(', ')} · Headjudge`;
}

/** Nothing is fetched, and nothing runs but the page's own script. */
function policy(script: string, style: string): string {
  return `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** JSON that no browser takes for markup: in it `<` stands only within strings, where it may be written so. */
function dataElement(id: string, json: string): ComponentChildren {
  return raw('script', { type: 'application/json', id }, json.replaceAll('<', '\\u003c'));
}

/** An element with text that is no markup: script, style. It must not hold its own end. */
function raw(
  tag: 'script' | 'style',
  attributes: Readonly<Record<string, string>>,
  content: string,
): ComponentChildren {
  if (content.toLowerCase().includes(`</${tag}`)) throw new Error(`the ${tag} of the page holds its own end`);
  return h(tag, { ...attributes, dangerouslySetInnerHTML: { __html: content } });
}

function text(nodes: readonly ComponentChildren[]): string {
  return nodes.map((node) => `${renderToString(h(Fragment, {}, node))}\n`).join('');
}
