import type { MessagePort } from 'node:worker_threads';
import type { ChildOptions } from './child.ts';

/** What the thread is told as it begins. */
export interface ThreadData {
  readonly options: ChildOptions;
  readonly port: MessagePort;
  /** Numbers that both threads see: 1 as soon as there is something to be heard; the id of the process. */
  readonly shared: Int32Array;
}

/** Which of the shared numbers is which. */
export const BELL = 0;
export const PROCESS = 1;

/** What it is told later. */
export type ToThread = { readonly kind: 'line'; readonly line: string } | { readonly kind: 'restart' | 'close' };
