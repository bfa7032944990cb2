import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Debian, Ubuntu, Fedora and macOS have it. */
const USUAL: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Starts the machine's Chromium, or the one that HEADJUDGE_BROWSER names. Throws where there is none, and says what to do. */
export async function openBrowser(): Promise<Browser> {
  const named = process.env['HEADJUDGE_BROWSER'];
  const path = named ?? USUAL.find((each) => existsSync(each));
  if (path === undefined || !existsSync(path)) {
    throw new Error(
      `these tests look at pages in Chromium, and ${named ?? 'none'} is there: install it (Debian: apt-get install chromium), or name one with HEADJUDGE_BROWSER`,
    );
  }
  // Within a container no sandbox of its own can be made; the pages are ours.
  return await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
}

/** A page that tells all that it complains of, or has fetched from elsewhere, to `complaints`. */
export async function openPage(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(`fetched ${request.url()}`);
  });
  return page;
}
