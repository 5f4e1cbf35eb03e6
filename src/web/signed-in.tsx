import { Outlet } from '@tanstack/react-router';
import { AssistantButton } from './assistant/assistant-button.tsx';
import { useSession } from './platform/session/use-session.ts';
import { RefusedPageMessage } from './platform/layout/refused-page.tsx';
import { isHolder } from './platform/session/start-page.ts';
import { lazyPart } from './platform/ui/lazy-part.ts';

const DemoBanner = lazyPart(async () => (await import('./platform/layout/demo-banner.tsx')).DemoBanner);

/** Around the screens of a signed-in person. */
export function SignedInLayout() {
  const session = useSession();
  return (
    <>
      {/* The screen waits for it: what came later would move it. */}
      {session?.role === 'admin' && <DemoBanner />}
      <RefusedPageMessage />
      <Outlet />
      {session !== null && isHolder(session) && !session.mustChangePassword && (
        <AssistantButton key={session.token} />
      )}
    </>
  );
}
