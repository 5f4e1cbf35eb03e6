import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useRenderLater } from './render-later.tsx';

/**
 * On the first screen the same as `useRenderLater`. A screen that is opened by a link is rendered at once, so that the browser can
 * restore the scroll position.
 */
export function useLaterOnFirstScreen(): boolean {
  const router = useRouter();
  const [isOpened] = useState(router.state.status === 'pending');
  const isLater = useRenderLater();
  return isOpened || isLater;
}

/** The rows of a list: on the first screen they follow after what is above them. */
export function LaterOnFirstScreen({ children }: { readonly children: ReactNode }) {
  return useLaterOnFirstScreen() ? children : <div className="min-h-dvh" />;
}
