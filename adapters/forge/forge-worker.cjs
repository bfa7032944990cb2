// Runs Forge on a thread: a classic script, as the launcher of @manabrew/forge-wasm wants to be loaded.
// Its games are started with a seed of ours; all seats speak through one buffer.
'use strict';
const { readFileSync, writeSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const { launcher, assets, buffer, state, failures } = workerData;
/** Which numbers of `state` say what: how far the thread is, and what it said last. */
const PHASE = 0;
const [BOOTED, PLAYING, OVER, FAILED] = [1, 2, 3, 4];

const tell = (phase) => {
  Atomics.store(state, PHASE, phase);
  Atomics.notify(state, PHASE);
};

/** How the launcher says that a game was broken off, and for what. */
const FAILURE = /game error: (.*)/;

globalThis.self = globalThis;
globalThis.postMessage = () => {};
/** What Forge says goes to the error output, as far as that takes it; what it says of editions that it was not given is left out. */
const complain = (...said) => {
  const text = said.join(' ');
  if (/^Set \w+ in format |^\[wasm\]/.test(text)) return;
  const failure = FAILURE.exec(text)?.[1];
  if (failure !== undefined) failures.postMessage(failure);
  try {
    writeSync(2, `${text}\n`);
  } catch {
    // The other end is slow: nothing hangs on it.
  }
};
for (const level of ['log', 'warn', 'error']) console[level] = complain;
globalThis.__forgeAssets = assets;
globalThis.__forgeWasmUrl = join(dirname(launcher), 'forgeharness.js.wasm');

/** Text of Forge's, read at once: the launcher reads it letter by letter through a proxy, which is a fourth of all the work. */
const SLOW_READING = /\w+\(\w+\(getExport\("string\.tochars"\)\((\w+)\)\)\)/;
globalThis.__headjudgeText = (getExport, text) => {
  const letters = getExport('string.tochars')(text);
  const read = getExport('array.char.read');
  const codes = new Uint16Array(getExport('array.length')(letters));
  for (let at = 0; at < codes.length; at++) codes[at] = read(letters, at);
  return decoder.decode(codes);
};
const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
const program = readFileSync(launcher, 'utf8').replace(SLOW_READING, '__headjudgeText(getExport, $1)');

const failed = (error) => {
  complain(error?.stack ?? error);
  tell(FAILED);
};
process.on('uncaughtException', failed);

new Promise((resolve) => {
  globalThis.__forgeBootResolve = resolve;
  new Function('require', '__filename', '__dirname', program)(require, launcher, dirname(launcher));
}).then(() => tell(BOOTED), failed);

parentPort.on('message', (request) => {
  // One seat for all: Forge then shows the first player's state alone, and asks all players there.
  globalThis.__forgeSeatSabs = [buffer];
  globalThis.__forgeSab = buffer;
  tell(PLAYING);
  try {
    globalThis.__forgeStartGame(JSON.stringify(request));
    tell(OVER);
  } catch (error) {
    failed(error);
  }
});
