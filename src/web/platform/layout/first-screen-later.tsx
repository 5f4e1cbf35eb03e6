import type { AnyRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useRenderLater } from '../ui/render-later.tsx';

/** True until another screen is opened. */
let isFirstScreen = true;

export function followScreens(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) isFirstScreen = false;
  });
}

/**
 * On the first screen, renders its children right after the rest, and in small steps: the router would render them in one task,
 * during which a slow phone cannot respond. Later screens are rendered at once, so that the browser can restore the scroll position.
 */
export function FirstScreenLater({ children }: { readonly children: ReactNode }) {
  const [isFirst] = useState(isFirstScreen);
  const isLater = useRenderLater();
  return isFirst && !isLater ? null : children;
}
