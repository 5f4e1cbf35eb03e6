import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';
import { isMissingScript, useAttempt } from './missing-script.ts';

/**
 * A part of a screen whose script is loaded on the first render. If the script cannot be loaded, the part is left out and the
 * rest of the screen stays, with what was typed there; layout/missing-part.tsx offers to try again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let isMissing = false;
  const start = () =>
    lazy(async (): Promise<{ default: ComponentType<P> }> => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isMissingScript(error)) throw error;
        isMissing = true;
        return { default: NoPart };
      }
    });
  let part = start();
  let lastAttempt = 0;
  const partOfAttempt = (attempt: number) => {
    if (isMissing && attempt !== lastAttempt) {
      isMissing = false;
      part = start();
    }
    lastAttempt = attempt;
    return part;
  };
  return function LazyPart(props) {
    return createElement(partOfAttempt(useAttempt()), props);
  };
}

function NoPart() {
  return null;
}
