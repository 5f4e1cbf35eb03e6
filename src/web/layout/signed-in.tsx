import { Outlet } from '@tanstack/react-router';
import { AssistantButton } from '../chat/assistant-button.tsx';
import { useSession } from '../session/use-session.ts';
import { DemoBanner } from './demo-banner.tsx';

/** Around the screens of a signed-in person. */
export function SignedInLayout() {
  const session = useSession();
  return (
    <>
      {session?.role === 'admin' && <DemoBanner />}
      <Outlet />
      {session?.role === 'user' && !session.mustChangePassword && <AssistantButton key={session.token} />}
    </>
  );
}
