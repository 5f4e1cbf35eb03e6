import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyPreferences } from './platform/preferences/preferences.ts';
import { router } from './routes.tsx';
import { redirectToSetup } from './people/sign-in/lead-to-setup.ts';
import { followSession, readSession } from './platform/session/session.ts';
import { followVisits } from './platform/session/visit.ts';
import './styles.css';
import './print.css';

// Schemas are not compiled: our content security policy forbids it, and reports even the try. The place where zod
// keeps its settings is written to directly, for its own function would bring zod into the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applyPreferences();
// Signed out, here or in another tab: run the guards of the current page again.
followSession(() => {
  if (readSession() === null) void router.invalidate();
});
followVisits(router.history);
redirectToSetup(router);
// A new page begins at its content, for who does not see it.
router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
  if (fromLocation !== undefined && pathChanged)
    document.getElementById('content')?.focus({ preventScroll: true });
});

// All screens of somebody signed in need this script: it is fetched while the page is first drawn. The route asks for it again,
// and tells where it cannot be had.
if (readSession() !== null) import('./platform/queries/queries.tsx').catch(() => undefined);

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element #root');
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
