import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { STEPS, writeSamplePage } from './sample-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'headjudge-page-'));
const path = join(folder, 'report.html');
const many = join(folder, 'many.html');
const broken = join(folder, 'broken.html');

let browser: Browser;
let page: Page;
/** What the page complained of, or had fetched. */
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
  await writeSamplePage(path);
  await writeSamplePage(many, 5000);
  await writeSamplePage(broken);
  truncateSync(broken, readFileSync(broken).length - 300);
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  complaints = [];
  page = await openPage(browser, complaints);
});

afterEach(async () => {
  await page.close();
  expect(complaints).toEqual([]);
});

describe('the first page', () => {
  test('says what was found once, with the count, and leads there', async () => {
    await open(path);
    expect(await page.locator('.finding').count()).toBe(2);
    expect(await page.locator('.finding').first().textContent()).toContain('1000 cases');
    await page.getByRole('link', { name: 'r2-could-produce' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'r2-could-produce violated' }).waitFor();
    expect(page.url()).toContain('#/finding/r2-could-produce-1');
    await page.goBack();
    await page.getByRole('heading', { name: 'Verdicts' }).waitFor();
  });

  test('is filtered by words, verdict and kind, and its address says how', async () => {
    await open(path);
    await page.keyboard.press('/');
    await page.keyboard.type('reflecting costs');
    await page.getByRole('status').filter({ hasText: '1 official ruling fit' }).waitFor();
    await page.getByLabel('holds').check();
    await page.getByRole('status').filter({ hasText: '0 official rulings fit' }).waitFor();
    await page.reload();
    await page.getByRole('status').filter({ hasText: '0 official rulings fit' }).waitFor();
    await page.getByLabel('all', { exact: true }).check();
    await page.getByLabel('Find').fill('');
    await page.getByLabel('Show').selectOption('properties by chapter of the rules');
    await page.getByRole('status').filter({ hasText: '2 properties' }).waitFor();
  });

  test('opens a ruling by itself', async () => {
    await open(path, '#/?by=card&words=pool');
    await page.locator('tbody a').first().click();
    await page.getByRole('heading', { level: 1, name: 'Reflecting Pool' }).waitFor();
    await page.getByRole('link', { name: 'r2-could-produce' }).first().click();
    await page.getByRole('heading', { name: 'Its clauses' }).waitFor();
  });

  test('of five thousand verdicts answers at once', async () => {
    await open(many);
    await page.getByRole('status').filter({ hasText: '5022 official rulings' }).waitFor();
    const started = Date.now();
    await page.getByLabel('Find').fill('card 69');
    await page.getByRole('status').filter({ hasText: 'fit' }).waitFor();
    expect(Date.now() - started).toBeLessThan(2000);
    await page.getByLabel('Find').fill('');
    await page.locator('summary', { hasText: '1. Game concepts' }).click();
    await page.locator('tbody tr').nth(600).waitFor({ state: 'attached' });
  });

  test('that broke off says so, and shows what is there', async () => {
    await open(broken);
    await page.getByRole('alert').filter({ hasText: 'This page is not whole' }).waitFor();
    await page.getByRole('link', { name: 'r2-could-produce' }).first().click();
    await page.getByText('Step 4 of 4', { exact: true }).waitFor();
  });
});

describe('the steps', () => {
  test('begin where it shows, and go by keys, buttons and the list', async () => {
    await open(path, '#/finding/r2-could-produce-1');
    await page.getByText('Step 4 of 4', { exact: true }).waitFor();
    expect(await page.locator('.breach').count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Step 3 of 4', { exact: true }).waitFor();
    expect(await page.locator('.breach').count()).toBe(0);
    await page.keyboard.press('Home');
    await page.getByText('Step 1 of 4', { exact: true }).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('Step 2 of 4', { exact: true }).waitFor();
    await page.keyboard.press('.');
    await page.getByText('Step 4 of 4', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Step 3 of 4', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'The beginning.' }).click();
    await page.getByText('Step 1 of 4', { exact: true }).waitFor();
    expect(page.url()).toMatch(/#\/finding\/r2-could-produce-1\/1$/);
  });

  test('are reached by a link', async () => {
    await open(path, '#/finding/r2-could-produce-1/2?beside=1');
    await page.getByText('Step 2 of 4', { exact: true }).waitFor();
    expect(await page.locator('.side').count()).toBe(2);
  });

  test('are read out as they change', async () => {
    await open(path, '#/finding/r2-could-produce-1/1');
    const status = page.locator('.for-readers[role=status]');
    await status.filter({ hasText: 'Step 1 of 4' }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await status.filter({ hasText: 'Player 0 casts Blaze' }).waitFor({ state: 'attached' });
  });

  test('say what a hostile engine says as words', async () => {
    await open(path, '#/finding/r2-could-produce-1');
    expect(await page.locator('.found').textContent()).toContain(STEPS.found);
    expect(await page.locator('img').count()).toBe(0);
  });
});

describe('anyone can use it', () => {
  const places = ['', '#/row/r2-could-produce', '#/finding/r2-could-produce-1/4?beside=1'];

  for (const colorScheme of ['light', 'dark'] as const) {
    test.each(places)(`in ${colorScheme} at %j: no complaint of axe`, async (hash) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(path, hash);
      await page.evaluate(AXE);
      const found = await page.evaluate<readonly { readonly id: string; readonly nodes: readonly unknown[] }[]>(
        'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html + node.failureSummary) })))',
      );
      expect(found).toEqual([]);
    });
  }

  test.each(places)('at the width of a phone nothing hangs over: %j', async (hash) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(path, hash);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('printed, it is on white, without buttons, and with all that happened', async () => {
    await open(path, '#/finding/r2-could-produce-1');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(251, 250, 247)');
    expect(await page.locator('.on-paper').last().isVisible()).toBe(true);
    expect(await page.getByRole('toolbar').count()).toBe(0);
    expect(await page.locator('.breach').isVisible()).toBe(true);
  });
});

async function open(file: string, hash = ''): Promise<void> {
  await page.goto(`${pathToFileURL(file).href}${hash}`);
  await page.locator('h1').waitFor();
}
