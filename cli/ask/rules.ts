import type { Happening } from '../../protocol/index.ts';

/** The rule by which something happens, where it is worth telling; null elsewhere. */
export function ruleOf(happening: Happening): { readonly cr: string; readonly what: string } | null {
  switch (happening.kind) {
    case 'cast':
      return { cr: '601.2i', what: 'a spell becomes cast' };
    case 'triggered':
      return { cr: '603.2', what: 'an ability triggers' };
    case 'put on stack':
      return { cr: '603.3', what: 'a triggered ability goes on the stack' };
    case 'resolved':
      return happening.did === 'had no legal target'
        ? { cr: '608.2b', what: 'no legal target' }
        : { cr: '608.2', what: 'resolving' };
    case 'countered':
      return { cr: '701.6a', what: 'countering' };
    case 'damage':
      return { cr: '120.3', what: 'damage' };
    case 'taken back':
      return { cr: '733.1', what: 'taking back' };
    case 'moved':
      return movedBy(happening.cause);
    default:
      return null;
  }
}

function movedBy(cause: string): { readonly cr: string; readonly what: string } | null {
  switch (cause) {
    case 'destroyed':
      return { cr: '701.8a', what: 'destroying' };
    case 'sacrificed':
      return { cr: '701.21a', what: 'sacrificing' };
    case 'state-based':
      return { cr: '704.3', what: 'state-based actions' };
    case 'discarded':
      return { cr: '701.9a', what: 'discarding' };
    default:
      return null;
  }
}
