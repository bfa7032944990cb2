import type { PageData } from '../page-data.ts';
import type { StepsFile } from '../../steps.generated.ts';

/** What stands in the page as data. */
export interface Page {
  /** Null: the page broke off before its data came to an end. */
  readonly data: PageData | null;
  /** Whether the page came to its end. */
  readonly isWhole: boolean;
  /** The steps of a finding, read when they are asked for; null: they are not there, or not whole. */
  readonly stepsOf: (key: string) => StepsFile | null;
}

/** Reads the data of a page: JSON in script elements that are never run. */
export function readPage(document: Document): Page {
  return {
    data: parsed<PageData>(document.getElementById('data')),
    isWhole: document.getElementById('whole') !== null,
    stepsOf: (key) => parsed<StepsFile>(document.getElementById(`steps ${key}`)),
  };
}

function parsed<Data>(element: HTMLElement | null): Data | null {
  if (element === null) return null;
  try {
    return JSON.parse(element.textContent ?? '') as Data;
  } catch {
    return null;
  }
}
