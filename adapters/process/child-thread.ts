import { workerData } from 'node:worker_threads';
import { Child } from './child.ts';
import { BELL, PROCESS, type ThreadData, type ToThread } from './thread-data.ts';

/** Speaks with a process for a thread that waits for each reply: see `ProcessConnection`. */
function serveChild({ options, port, shared }: ThreadData): void {
  const begin = (): Child => {
    const begun = new Child(options);
    Atomics.store(shared, PROCESS, begun.pid);
    return begun;
  };
  let child = begin();
  port.on('message', async (message: ToThread) => {
    switch (message.kind) {
      case 'line':
        port.postMessage(await child.exchange(message.line));
        Atomics.store(shared, BELL, 1);
        Atomics.notify(shared, BELL);
        return;
      case 'restart':
        child.kill();
        child = begin();
        return;
      case 'close':
        child.kill();
        port.close();
    }
  });
}

serveChild(workerData as ThreadData);
