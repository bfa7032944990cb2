import { serve } from '../../runner/index.ts';
import { type DiffAsked, type DiffJob, openShop } from '../diff/diff-shop.ts';
import { toyContext } from './toy-context.ts';

/** A worker thread that compares toys. */
await serve(async (asked: DiffAsked) => {
  const shop = await openShop(toyContext(process.cwd()), asked);
  return (job: DiffJob) => shop.do(job);
});
