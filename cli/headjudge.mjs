#!/usr/bin/env node
// The command.
import { load } from './load.mjs';

await load('cli/main.ts');
