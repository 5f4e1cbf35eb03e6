import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isMissingScript } from './missing-script.ts';

/**
 * A part of a screen whose script is loaded on the first render. If the script no longer exists, the part is left out and the
 * rest of the screen stays, with what was typed there; layout/newer-version.tsx offers to reload.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isMissingScript(error)) throw error;
      return { default: NoPart };
    }
  });
}

function NoPart() {
  return null;
}
