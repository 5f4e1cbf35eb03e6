import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { auditInAddress } from './people/audit/audit-in-address.ts';
import { bondListInAddress, adminListInAddress } from './portfolio/records/bonds/list/bond-list-state.ts';
import { etfOrShareListInAddress } from './portfolio/records/etfs-and-shares/etf-or-share-list.ts';
import { overviewInAddress } from './portfolio/figures/overview/overview-in-address.ts';
import { positionsInAddress } from './portfolio/figures/positions/positions-in-address.ts';
import { Layout } from './platform/layout/layout.tsx';
import { ErrorScreen } from './platform/layout/error-screen.tsx';
import { holderInAddress } from './portfolio/transfer/imports/holder-in-address.ts';
import { redenominationInAddress } from './portfolio/office/redenomination/redenomination-in-address.ts';
import { returnInAddress } from './portfolio/figures/returns/return-in-address.ts';
import { searchInAddress } from './platform/lists/search-in-address.ts';
import {
  redirectToStart,
  requireAdministrator,
  requireSession,
  requireUser,
  signOutVisitor,
  type RefusedPage,
} from './platform/navigation/guards.ts';
import { readSession } from './platform/session/session.ts';
import * as screen from './screens.ts';

/** One line for each path; the screens are in screens.ts. */
const root = createRootRoute({
  component: Layout,
  notFoundComponent: lazyRouteComponent(() => import('./platform/layout/not-found.tsx'), 'NotFound'),
});
const queries = createRoute({
  getParentRoute: () => root,
  id: 'queries',
  component: lazyRouteComponent(() => import('./platform/queries/queries.tsx'), 'Queries'),
});
const signedIn = createRoute({
  getParentRoute: () => queries,
  id: 'signed-in',
  beforeLoad: requireSession,
  loader: loadDemoBanner,
  component: lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedInLayout'),
});
const user = createRoute({ getParentRoute: () => signedIn, id: 'user', beforeLoad: requireUser });
const administrator = createRoute({
  getParentRoute: () => signedIn,
  id: 'administrator',
  beforeLoad: requireAdministrator,
});

/** An administrator's screens wait for the data of the banner above them, which would otherwise shift them. */
async function loadDemoBanner(): Promise<void> {
  if (readSession()?.role !== 'admin') return;
  const { loadHasDemoData } = await import('./platform/queries/people/setup.ts');
  await loadHasDemoData();
}

const inRoot = () => root;
const inQueries = () => queries;
const ofUser = () => user;
const ofAdministrator = () => administrator;

/** The raw text; the screen checks that it is a date (`dueInAddress`), to keep the calendar code out of the first load. */
const dueAsTyped = ({ due }: Readonly<Record<string, unknown>>): { readonly due?: string } =>
  typeof due === 'string' ? { due } : {};

/* Groups outside the tree, because only then does each route keep its own types (path, parameters, search). */
// prettier-ignore
const openRoutes = [
  createRoute({ getParentRoute: inRoot, path: '/', beforeLoad: redirectToStart }),
  createRoute({ getParentRoute: inRoot, path: '/my/bonds', beforeLoad: () => redirect({ to: '/my-bonds', throw: true }) }),
  createRoute({ getParentRoute: inRoot, path: '/login', beforeLoad: signOutVisitor, component: screen.LoginScreen }),
  createRoute({ getParentRoute: inRoot, path: '/forgot-password', component: screen.ForgotPasswordScreen }),
  createRoute({ getParentRoute: inRoot, path: '/contacts', component: screen.ContactsScreen }),
  createRoute({ getParentRoute: inRoot, path: '/privacy', component: screen.PrivacyScreen }),
  createRoute({ getParentRoute: inRoot, path: '/terms', component: screen.TermsScreen }),
] as const;
// prettier-ignore
const queryRoutes = [
  createRoute({ getParentRoute: inQueries, path: '/register', beforeLoad: signOutVisitor, component: screen.RegisterScreen }),
  createRoute({ getParentRoute: inQueries, path: '/reset-password', component: screen.ResetPasswordScreen }),
  createRoute({ getParentRoute: inQueries, path: '/setup', component: screen.SetupScreen }),
  createRoute({ getParentRoute: inQueries, path: '/unsubscribe/$token', component: screen.StopRemindersScreen }),
] as const;
// prettier-ignore
const userRoutes = [
  createRoute({ getParentRoute: ofUser, path: '/overview', validateSearch: overviewInAddress, component: screen.OverviewScreen }),
  createRoute({ getParentRoute: ofUser, path: '/income', component: screen.MyIncomeScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my-bonds', validateSearch: bondListInAddress.validate, component: screen.MyBondsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my/etfs', validateSearch: etfOrShareListInAddress.validate, component: screen.MyEtfsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my/shares', validateSearch: etfOrShareListInAddress.validate, component: screen.MySharesScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my/imports', component: screen.MyImportsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my/imports/$id', component: screen.MyImportScreen }),
  createRoute({ getParentRoute: ofUser, path: '/my/positions/$kind', validateSearch: positionsInAddress, component: screen.MyPositionsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/returns', validateSearch: returnInAddress, component: screen.MyReturnsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/risk', component: screen.MyRiskScreen }),
  createRoute({ getParentRoute: ofUser, path: '/bond/$bondId', component: screen.BondScreen }),
  createRoute({ getParentRoute: ofUser, path: '/bond/$bondId/payments', component: screen.PaymentsScreen }),
  createRoute({ getParentRoute: ofUser, path: '/bond/$bondId/payments/add', validateSearch: dueAsTyped, component: screen.AddPaymentScreen }),
  createRoute({ getParentRoute: ofUser, path: '/bond/$bondId/cashflows', component: screen.CashFlowsScreen }),
] as const;
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: screen.AccountScreen,
});
// prettier-ignore
const administratorRoutes = [
  createRoute({ getParentRoute: ofAdministrator, path: '/admin', validateSearch: searchInAddress, component: screen.AdminScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/audit', validateSearch: auditInAddress, component: screen.AuditScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/prices', validateSearch: searchInAddress, component: screen.PricesScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/imports', validateSearch: holderInAddress, component: screen.ImportsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/imports/$id', component: screen.ImportScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/exchange-rates', component: screen.ExchangeRatesScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/instruments', validateSearch: searchInAddress, component: screen.InstrumentsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/instruments/$isin', component: screen.InstrumentScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/redenomination', validateSearch: redenominationInAddress, component: screen.RedenominationScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/add-user', component: screen.AddUserScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id', validateSearch: adminListInAddress.validate, component: screen.UserDetailsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/overview', validateSearch: overviewInAddress, component: screen.UserOverviewScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/etfs', validateSearch: etfOrShareListInAddress.validate, component: screen.UserEtfsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/shares', validateSearch: etfOrShareListInAddress.validate, component: screen.UserSharesScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/income', component: screen.UserIncomeScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/positions/$kind', validateSearch: positionsInAddress, component: screen.UserPositionsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/returns', validateSearch: returnInAddress, component: screen.UserReturnsScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/users/$id/risk', component: screen.UserRiskScreen }),
  createRoute({ getParentRoute: ofAdministrator, path: '/admin/bonds/$bondId/cashflows', component: screen.AdminCashFlowsScreen }),
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
  defaultErrorComponent: ErrorScreen,
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
