import type { MessagePort } from 'node:worker_threads';
import type { Groups } from './groups.ts';

/** An engine's process, as it is to be begun. */
export interface ChildOptions {
  /** For a shell. */
  readonly command: string;
  /** How long a reply is waited for: a dead man's switch, not a measure of anything. */
  readonly seconds: number;
}

/** What the thread is told as it begins. */
export interface ThreadData {
  readonly options: ChildOptions;
  readonly port: MessagePort;
  /** Numbers that both threads see. */
  readonly shared: Int32Array;
  /** Where the process is noted, so that it ends with this one. */
  readonly groups: Groups;
  readonly place: number;
}

/** How often the thread has said something. */
export const SAID = 0;
/** Goes up as a reply is begun to be waited for, and again as that ends: while it is odd, somebody waits. */
export const WAITS = 1;
/** Whether the process has ended: see `ALIVE` and what follows it. */
export const STATE = 2;

export const ALIVE = 0;
export const HAS_ENDED = 1;
/** It has ended, and who speaks with it has been told. */
export const END_IS_KNOWN = 2;

/** What the thread is told later. */
export type ToThread = 'restart' | 'close';

/** What it says. */
export type FromThread =
  /** File descriptors of the pipes to the process and from it. */
  | { readonly kind: 'begun'; readonly requests: number; readonly replies: number }
  | { readonly kind: 'not begun'; readonly why: string }
  | Ended;

/** Why a process says nothing more. */
export type Ended =
  /** It ended, or could not be begun. */
  | { readonly kind: 'exit'; readonly why: string }
  /** It said nothing for as long as it was waited for. */
  | { readonly kind: 'silence'; readonly seconds: number };

/** What wakes who waits for a reply of a process that has ended. */
export const NO_MORE: Buffer = Buffer.from('\0\n');
