#!/usr/bin/env node
// The command: lets Node read TypeScript, then begins.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
