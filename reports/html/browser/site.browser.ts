import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { HOSTILE, writeSamplePage, writeSampleSite } from './sample-page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'headjudge-site-'));
const index = pathToFileURL(join(folder, 'index.html')).href;

let browser: Browser;
let page: Page;
/** What the page complained of, or had fetched. */
let complaints: string[];

beforeAll(async () => {
  browser = await openBrowser();
  await writeSampleSite(join(folder, 'index.html'), 'engine-1.html');
  await writeSamplePage(join(folder, 'engine-1.html'));
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

describe('the page of a site', () => {
  test('tells of versions side by side what was seen and what was not', async () => {
    await page.goto(index);
    const rows = await page.locator('.trend tbody tr').allTextContents();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^1 \(by Headjudge 0\.1\.0\)/);
    const numbers = await page.locator('.trend tbody td').allTextContents();
    const [first, second] = [numbers.slice(0, 4), numbers.slice(5, 9)].map((cells) => cells.map(Number));
    expect([first?.[1], second?.[1]]).toEqual([second?.[2], 0]);
    expect(first?.[1]).toBeGreaterThan(0);
    expect(await page.locator('.proof-proven').count()).toBe(2);
    expect(await page.locator('.proof-unproven').count()).toBe(2);
    expect(await page.locator('.proof-unproven').first().textContent()).toContain('<img src=x');
    await page.locator('.finding a').last().click();
    await page.getByRole('heading', { name: 'Step by step' }).waitFor();
    await page.locator('.proof-unproven').filter({ hasText: 'it holds' }).waitFor();
  });

  test('leads to the page of an engine, whatever that calls itself', async () => {
    await page.goto(index);
    await page.getByRole('link', { name: HOSTILE.slice(0, 20) }).click();
    await page.waitForURL(/engine-1\.html$/);
    await page.getByRole('heading', { name: 'Verdicts' }).waitFor();
  });

  test.each(['light', 'dark'] as const)('in %s: no complaint of axe', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(index);
    await page.evaluate(AXE);
    expect(await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')).toEqual([]);
  });

  test('at the width of a phone nothing hangs over', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(index);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});
