import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ListPart } from '#domain/lists/active-or-expired';
import { auditInAddress } from './people/audit/audit-in-address.ts';
import { bondListInAddress, managedListInAddress } from './portfolio/bonds/bond-list.ts';
import { etfOrShareListInAddress } from './portfolio/etfs-and-shares/etf-or-share-list.ts';
import { Layout } from './platform/layout/layout.tsx';
import { Broken } from './platform/layout/broken.tsx';
import type { ListAddress } from './platform/lists/list-state.ts';
import { searchInAddress } from './people/users/search-in-address.ts';
import {
  leadToStart,
  requireAdministrator,
  requireSession,
  requireUser,
  signOutVisitor,
  type RefusedPage,
} from './platform/navigation/guards.ts';

/** One line a path. Every screen is a chunk of its own, loaded when it is opened or its link is pointed at. */
const root = createRootRoute({
  component: Layout,
  notFoundComponent: lazyRouteComponent(() => import('./platform/layout/not-found.tsx'), 'NotFound'),
});
const queries = createRoute({ getParentRoute: () => root, id: 'queries', component: lazyRouteComponent(() => import('./platform/queries/queries.tsx'), 'Queries') }); // prettier-ignore
const signedIn = createRoute({ getParentRoute: () => queries, id: 'signed-in', beforeLoad: requireSession, component: lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedInLayout') }); // prettier-ignore
const user = createRoute({ getParentRoute: () => signedIn, id: 'user', beforeLoad: requireUser });
const administrator = createRoute({
  getParentRoute: () => signedIn,
  id: 'administrator',
  beforeLoad: requireAdministrator,
});

/** The bonds are asked for while their screen is loaded: once for each part of the list. */
const bondsAhead = {
  loaderDeps: ({ search }: { search: ListAddress }) => ({ part: bondListInAddress.readState(search).part }),
  loader: async ({ deps }: { deps: { part: ListPart } }) =>
    (await import('./platform/queries/my-bonds.ts')).askForMyBonds(deps.part),
  shouldReload: false,
};

/** Whether it is a day, the screen asks (`dueInAddress`): the first load has no use for the calendar. */
const dueAsTyped = ({ due }: Readonly<Record<string, unknown>>): { readonly due?: string } =>
  typeof due === 'string' ? { due } : {};

/* Groups apart from the tree: only so does each route keep its own types (path, parameters, search). */
// prettier-ignore
const openRoutes = [
  createRoute({ getParentRoute: () => root, path: '/', beforeLoad: leadToStart }),
  createRoute({ getParentRoute: () => root, path: '/my/bonds', beforeLoad: () => redirect({ to: '/my-bonds', throw: true }) }),
  createRoute({ getParentRoute: () => root, path: '/login', beforeLoad: signOutVisitor, component: lazyRouteComponent(() => import('./screens/login.screen.tsx'), 'LoginScreen') }),
  createRoute({ getParentRoute: () => root, path: '/forgot-password', component: lazyRouteComponent(() => import('./screens/forgot-password.screen.tsx'), 'ForgotPasswordScreen') }),
  createRoute({ getParentRoute: () => root, path: '/contacts', component: lazyRouteComponent(() => import('./screens/contacts.screen.tsx'), 'ContactsScreen') }),
  createRoute({ getParentRoute: () => root, path: '/privacy', component: lazyRouteComponent(() => import('./screens/privacy.screen.tsx'), 'PrivacyScreen') }),
  createRoute({ getParentRoute: () => root, path: '/terms', component: lazyRouteComponent(() => import('./screens/terms.screen.tsx'), 'TermsScreen') }),
] as const;
// prettier-ignore
const queryRoutes = [
  createRoute({ getParentRoute: () => queries, path: '/register', beforeLoad: signOutVisitor, component: lazyRouteComponent(() => import('./screens/register.screen.tsx'), 'RegisterScreen') }),
  createRoute({ getParentRoute: () => queries, path: '/reset-password', component: lazyRouteComponent(() => import('./screens/reset-password.screen.tsx'), 'ResetPasswordScreen') }),
  createRoute({ getParentRoute: () => queries, path: '/setup', component: lazyRouteComponent(() => import('./screens/setup.screen.tsx'), 'SetupScreen') }),
] as const;
// prettier-ignore
const userRoutes = [
  createRoute({ getParentRoute: () => user, path: '/my-bonds', validateSearch: bondListInAddress.validate, ...bondsAhead, component: lazyRouteComponent(() => import('./screens/my-bonds.screen.tsx'), 'MyBondsScreen') }),
  createRoute({ getParentRoute: () => user, path: '/my/etfs', validateSearch: etfOrShareListInAddress.validate, component: lazyRouteComponent(() => import('./screens/my-etfs-or-shares.screen.tsx'), 'MyEtfsScreen') }),
  createRoute({ getParentRoute: () => user, path: '/my/shares', validateSearch: etfOrShareListInAddress.validate, component: lazyRouteComponent(() => import('./screens/my-etfs-or-shares.screen.tsx'), 'MySharesScreen') }),
  createRoute({ getParentRoute: () => user, path: '/bond/$bondId', component: lazyRouteComponent(() => import('./screens/bond.screen.tsx'), 'BondScreen') }),
  createRoute({ getParentRoute: () => user, path: '/bond/$bondId/payments', component: lazyRouteComponent(() => import('./screens/payments.screen.tsx'), 'PaymentsScreen') }),
  createRoute({ getParentRoute: () => user, path: '/bond/$bondId/payments/add', validateSearch: dueAsTyped, component: lazyRouteComponent(() => import('./screens/add-payment.screen.tsx'), 'AddPaymentScreen') }),
  createRoute({ getParentRoute: () => user, path: '/bond/$bondId/cashflows', component: lazyRouteComponent(() => import('./screens/cash-flows.screen.tsx'), 'CashFlowsScreen') }),
] as const;
const account = createRoute({ getParentRoute: () => signedIn, path: '/account', component: lazyRouteComponent(() => import('./screens/account.screen.tsx'), 'AccountScreen') }); // prettier-ignore
// prettier-ignore
const administratorRoutes = [
  createRoute({ getParentRoute: () => administrator, path: '/admin', validateSearch: searchInAddress, component: lazyRouteComponent(() => import('./screens/admin.screen.tsx'), 'AdminScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/audit', validateSearch: auditInAddress, component: lazyRouteComponent(() => import('./screens/audit.screen.tsx'), 'AuditScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/exchange-rates', component: lazyRouteComponent(() => import('./screens/exchange-rates.screen.tsx'), 'ExchangeRatesScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/add-user', component: lazyRouteComponent(() => import('./screens/add-user.screen.tsx'), 'AddUserScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/users/$id', validateSearch: managedListInAddress.validate, component: lazyRouteComponent(() => import('./screens/user-details.screen.tsx'), 'UserDetailsScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/users/$id/etfs', validateSearch: etfOrShareListInAddress.validate, component: lazyRouteComponent(() => import('./screens/user-etfs-or-shares.screen.tsx'), 'UserEtfsScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/users/$id/shares', validateSearch: etfOrShareListInAddress.validate, component: lazyRouteComponent(() => import('./screens/user-etfs-or-shares.screen.tsx'), 'UserSharesScreen') }),
  createRoute({ getParentRoute: () => administrator, path: '/admin/bonds/$bondId/cashflows', component: lazyRouteComponent(() => import('./screens/managed-cash-flows.screen.tsx'), 'ManagedCashFlowsScreen') }),
] as const;

const routeTree = root.addChildren([
  ...openRoutes,
  queries.addChildren([
    ...queryRoutes,
    signedIn.addChildren([
      account,
      user.addChildren(userRoutes),
      administrator.addChildren(administratorRoutes),
    ]),
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    refused?: RefusedPage;
  }
}
