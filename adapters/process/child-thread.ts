import { workerData } from 'node:worker_threads';
import { Child } from './child.ts';
import { noteGroup } from './groups.ts';
import {
  ALIVE,
  END_IS_KNOWN,
  type Ended,
  type FromThread,
  HAS_ENDED,
  SAID,
  STATE,
  type ThreadData,
  type ToThread,
  WAITS,
} from './thread-data.ts';

/** How often is looked whether a reply is still waited for, in the time after which it will not be. */
const LOOKS = 8;
/** How often who waits in vain is woken, in milliseconds. */
const WAKES = 5;

/** Watches over a process for a thread that waits for each reply: see `ProcessConnection`. */
function watch({ options, port, shared, groups, place }: ThreadData): void {
  const say = (message: FromThread): void => sayTo(port, shared, message);
  let child = begin();
  const looking = setInterval(
    lookingFor(shared, () => child?.silenced(options.seconds)),
    (options.seconds * 1000) / LOOKS,
  );

  function begin(): Child | null {
    let begun: Child;
    try {
      begun = new Child(options, (ended) => end(begun, ended));
    } catch (thrown) {
      say({ kind: 'not begun', why: thrown instanceof Error ? thrown.message : String(thrown) });
      return null;
    }
    Atomics.store(shared, STATE, ALIVE);
    noteGroup(groups, place, begun.pid);
    say({ kind: 'begun', ...begun.ends });
    return begun;
  }

  function end(of: Child, ended: Ended): void {
    say(ended);
    Atomics.store(shared, STATE, HAS_ENDED);
    wakeUntilKnown(shared, of, () => of !== child);
  }

  port.on('message', (message: ToThread) => {
    child?.discard();
    if (message === 'restart') {
      child = begin();
      return;
    }
    clearInterval(looking);
    noteGroup(groups, place, null);
    port.close();
  });
}

/** Sends a message, and tells who waits that there is one. */
function sayTo(port: ThreadData['port'], shared: Int32Array, message: FromThread): void {
  port.postMessage(message);
  Atomics.add(shared, SAID, 1);
  Atomics.notify(shared, SAID);
}

/** Wakes who waits for a process that has ended, again and again until the end is known there, or another process has begun. */
function wakeUntilKnown(shared: Int32Array, ended: Child, isOver: () => boolean): void {
  const waking = setInterval(() => {
    if (isOver() || Atomics.load(shared, STATE) === END_IS_KNOWN) clearInterval(waking);
    else if (isWaiting(shared)) ended.wake();
  }, WAKES);
}

function isWaiting(shared: Int32Array): boolean {
  return Atomics.load(shared, WAITS) % 2 === 1;
}

/** Tells, looking from time to time, that one reply has been waited for all the time. */
function lookingFor(shared: Int32Array, onSilence: () => void): () => void {
  let [seen, times] = [0, 0];
  return () => {
    const waits = Atomics.load(shared, WAITS);
    times = waits === seen ? times + 1 : 0;
    seen = waits;
    if (isWaiting(shared) && times >= LOOKS) onSilence();
  };
}

watch(workerData as ThreadData);
