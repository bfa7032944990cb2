import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new empty folder; see `removeFolders`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-cli-'));
  folders.push(folder);
  return folder;
}

/** For `afterAll`. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}
