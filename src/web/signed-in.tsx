import { Outlet, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AssistantButton } from './assistant/assistant-button.tsx';
import { useSession } from './platform/session/use-session.ts';
import { KeptDraftsMessage } from './platform/layout/kept-drafts-message.tsx';
import { RefusedPageMessage } from './platform/layout/refused-page.tsx';
import { DemoBanner } from './platform/layout/demo-banner.tsx';
import { isHolder } from './platform/session/start-page.ts';
import { useRenderLater } from './platform/ui/render-later.tsx';

/**
 * The layout around the screens of a signed-in user. The first screen is rendered right after it, in small steps: the router would
 * render both in one task, during which a slow phone cannot respond. Later screens are rendered at once, so that the browser can
 * restore the scroll position.
 */
export function SignedInLayout() {
  const session = useSession();
  const router = useRouter();
  const [isFirst] = useState(router.state.resolvedLocation === undefined);
  const isLater = useRenderLater();
  if (isFirst && !isLater) return null;
  return (
    <>
      {session?.role === 'admin' && <DemoBanner />}
      <RefusedPageMessage />
      <KeptDraftsMessage />
      <Outlet />
      {session !== null && isHolder(session) && !session.mustChangePassword && (
        <AssistantButton key={session.token} />
      )}
    </>
  );
}
