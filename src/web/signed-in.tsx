import { Outlet } from '@tanstack/react-router';
import { AssistantButton } from './assistant/assistant-button.tsx';
import { useSession } from './platform/session/use-session.ts';
import { KeptDraftsMessage } from './platform/layout/kept-drafts-message.tsx';
import { RefusedPageMessage } from './platform/layout/refused-page.tsx';
import { DemoBanner } from './platform/layout/demo-banner.tsx';
import { RenderLater } from './platform/ui/rendering/render-later.tsx';
import { isHolder } from './platform/session/start-page.ts';

/** The layout around the screens of a signed-in user. */
export function SignedInLayout() {
  const session = useSession();
  return (
    <>
      {session?.role === 'admin' && <DemoBanner />}
      <RefusedPageMessage />
      <KeptDraftsMessage />
      <RenderLater>
        <Outlet />
      </RenderLater>
      {session !== null && isHolder(session) && !session.mustChangePassword && (
        <AssistantButton key={session.token} />
      )}
    </>
  );
}
