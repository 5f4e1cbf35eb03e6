import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AssistantButton } from './assistant/assistant-button.tsx';
import { useSession } from './platform/session/use-session.ts';
import { RefusedPageMessage } from './platform/layout/refused-page.tsx';
import { lazyPart } from './platform/ui/lazy-part.ts';

const DemoBanner = lazyPart(async () => (await import('./platform/layout/demo-banner.tsx')).DemoBanner);

/** Around the screens of a signed-in person. */
export function SignedInLayout() {
  const session = useSession();
  return (
    <>
      {session?.role === 'admin' && (
        <Suspense>
          <DemoBanner />
        </Suspense>
      )}
      <RefusedPageMessage />
      <Outlet />
      {session?.role === 'user' && !session.mustChangePassword && <AssistantButton key={session.token} />}
    </>
  );
}
