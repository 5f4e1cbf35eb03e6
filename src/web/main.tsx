import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyPreferences } from './platform/preferences/preferences.ts';
import { router } from './routes.tsx';
import { redirectToSetup } from './people/sign-in/redirect-to-setup.ts';
import { followSession, readSession } from './platform/session/session.ts';
import { followVisits } from './platform/session/visit.ts';
import './styles.css';
import './print.css';

// Zod must not compile schemas: our content security policy forbids it, and reports even the attempt. This sets zod's global
// configuration directly, because its own function would add zod to the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applyPreferences();
// After signing out, here or in another tab, the guards of the current page run again.
followSession(() => {
  if (readSession() === null) void router.invalidate();
});
followVisits(router.history);
redirectToSetup(router);
// Moves the focus to the content of a new page, for screen readers.
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  if (fromLocation !== undefined && pathChanged)
    document.getElementById('content')?.focus({ preventScroll: true });
});

// All screens of signed-in users need this chunk, so it is requested before the first render. The route requests it again and
// reports a failure.
if (readSession() !== null) import('./platform/queries/queries.tsx').catch(() => undefined);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
