import { Outlet } from '@tanstack/react-router';
import { AssistantButton } from './assistant/assistant-button.tsx';
import { useSession } from './platform/session/use-session.ts';
import { RefusedPageMessage } from './platform/layout/refused-page.tsx';
import { isHolder } from './platform/session/start-page.ts';
import { lazyPart } from './platform/ui/lazy-part.ts';

const DemoBanner = lazyPart(async () => (await import('./platform/layout/demo-banner.tsx')).DemoBanner);

/** The layout around the screens of a signed-in user. */
export function SignedInLayout() {
  const session = useSession();
  return (
    <>
      {/* The screen waits for the banner, which would otherwise shift it. */}
      {session?.role === 'admin' && <DemoBanner />}
      <RefusedPageMessage />
      <Outlet />
      {session !== null && isHolder(session) && !session.mustChangePassword && (
        <AssistantButton key={session.token} />
      )}
    </>
  );
}
