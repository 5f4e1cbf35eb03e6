import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

/** React and a router with one empty page: the minimum that every screen needs. */
const root = createRootRoute();
const page = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Empty</p> });
const router = createRouter({ routeTree: root.addChildren([page]) });

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<RouterProvider router={router} />);
