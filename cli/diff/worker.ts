import { PROPERTIES } from '../../properties/registry.ts';
import { loadLedger } from '../../rulings/index.ts';
import { serve } from '../../runner/index.ts';
import { casesFor } from '../run/frozen-cases.ts';
import { openEngine } from '../run/open-engine.ts';
import { suiteVersion } from '../suite.ts';
import { type DiffAsked, type DiffJob, openShop } from './diff-shop.ts';

/** A worker thread of `diff`, with the engines opened anew. */
await serve(async (asked: DiffAsked) => {
  const shop = await openShop(
    {
      ...{ openEngine, properties: PROPERTIES, ledger: loadLedger, casesFor },
      ...{ version: suiteVersion(), folder: process.cwd() },
    },
    asked,
  );
  return (job: DiffJob) => shop.do(job);
});
