import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isMissingScript } from './missing-script.ts';

/**
 * A part of a screen whose script is loaded when the part is first drawn. Where that script is gone, the part stays away and
 * all around it stays, with what was typed there: layout/newer-version.tsx says so, and offers to reload.
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
