import { lazyRouteComponent } from '@tanstack/react-router';
import { isServerReady } from './platform/layout/server-readiness.ts';
import { isMissingScript } from './platform/ui/missing-script.ts';

/**
 * Like lazyRouteComponent, which reloads the page if a script is missing. If the server cannot be reached, a reload would only lose
 * the page, so the error is a different one, and the page offers to try again.
 */
const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isMissingScript(error) || (await isServerReady())) throw error;
      throw new Error('The server could not be reached.', { cause: error });
    }
  }, name);

/** One small module of each chunk that these screens share; the chunk has many more (vite.config.ts). */
const loadShared = () => [import('./platform/layout/back-button.tsx')];
const loadForms = () => [
  import('./platform/forms/form-values.ts'),
  import('./platform/forms/required-fields.ts'),
];

/**
 * Loads a screen in parallel with the chunks that it shares with other screens. Otherwise the browser would request these only
 * after it has read the script of the screen. If one cannot be loaded, loading the screen fails, too.
 */
const inParallel =
  (loadChunks: () => readonly Promise<unknown>[]) =>
  <Screen>(loadScreen: () => Promise<Screen>) =>
  () => {
    void Promise.allSettled(loadChunks());
    return loadScreen();
  };
const withShared = inParallel(loadShared);
const withForms = inParallel(loadForms);

/** Part of the first load, because most people see it first. */
export { LoginScreen } from './screens/people/login.screen.tsx';

/** Each of the others is its own chunk, loaded when the screen is opened or the pointer is on a link to it. */
export const AccountScreen = lazyScreen(
  withForms(() => import('./screens/people/account.screen.tsx')),
  'AccountScreen',
);
export const AddPaymentScreen = lazyScreen(
  withForms(() => import('./screens/portfolio/add-payment.screen.tsx')),
  'AddPaymentScreen',
);
export const AddUserScreen = lazyScreen(
  withForms(() => import('./screens/people/add-user.screen.tsx')),
  'AddUserScreen',
);
export const AdminCashFlowsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/admin-cash-flows.screen.tsx')),
  'AdminCashFlowsScreen',
);
export const AdminScreen = lazyScreen(
  withShared(() => import('./screens/people/admin.screen.tsx')),
  'AdminScreen',
);
export const AuditScreen = lazyScreen(
  withShared(() => import('./screens/people/audit.screen.tsx')),
  'AuditScreen',
);
export const BondScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/bond.screen.tsx')),
  'BondScreen',
);
export const CashFlowsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/cash-flows.screen.tsx')),
  'CashFlowsScreen',
);
export const ContactsScreen = lazyScreen(
  () => import('./screens/people/contacts.screen.tsx'),
  'ContactsScreen',
);
export const ExchangeRatesScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/exchange-rates.screen.tsx')),
  'ExchangeRatesScreen',
);
export const ForgotPasswordScreen = lazyScreen(
  () => import('./screens/people/forgot-password.screen.tsx'),
  'ForgotPasswordScreen',
);
export const ImportScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/imports.screen.tsx')),
  'ImportScreen',
);
export const ImportsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/imports.screen.tsx')),
  'ImportsScreen',
);
export const InstrumentScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/instrument.screen.tsx')),
  'InstrumentScreen',
);
export const InstrumentsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/instruments.screen.tsx')),
  'InstrumentsScreen',
);
export const MyBondsScreen = lazyScreen(
  () => import('./screens/portfolio/my-bonds.screen.tsx'),
  'MyBondsScreen',
);
export const MyEtfsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/my-etfs-or-shares.screen.tsx')),
  'MyEtfsScreen',
);
export const MyImportScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/imports.screen.tsx')),
  'MyImportScreen',
);
export const MyImportsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/imports.screen.tsx')),
  'MyImportsScreen',
);
export const MyIncomeScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/income.screen.tsx')),
  'MyIncomeScreen',
);
export const MyPositionsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/my-positions.screen.tsx')),
  'MyPositionsScreen',
);
export const MyReturnsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/returns.screen.tsx')),
  'MyReturnsScreen',
);
export const MyRiskScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/risk.screen.tsx')),
  'MyRiskScreen',
);
export const MySharesScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/my-etfs-or-shares.screen.tsx')),
  'MySharesScreen',
);
export const OverviewScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/overview.screen.tsx')),
  'OverviewScreen',
);
export const PaymentsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/payments.screen.tsx')),
  'PaymentsScreen',
);
export const PricesScreen = lazyScreen(() => import('./screens/portfolio/prices.screen.tsx'), 'PricesScreen');
export const PrivacyScreen = lazyScreen(() => import('./screens/people/privacy.screen.tsx'), 'PrivacyScreen');
export const RedenominationScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/redenomination.screen.tsx')),
  'RedenominationScreen',
);
export const RegisterScreen = lazyScreen(
  () => import('./screens/people/register.screen.tsx'),
  'RegisterScreen',
);
export const ResetPasswordScreen = lazyScreen(
  () => import('./screens/people/reset-password.screen.tsx'),
  'ResetPasswordScreen',
);
export const SetupScreen = lazyScreen(() => import('./screens/people/setup.screen.tsx'), 'SetupScreen');
export const StopRemindersScreen = lazyScreen(
  () => import('./screens/portfolio/stop-reminders.screen.tsx'),
  'StopRemindersScreen',
);
export const TermsScreen = lazyScreen(() => import('./screens/people/terms.screen.tsx'), 'TermsScreen');
export const UserDetailsScreen = lazyScreen(
  withShared(() => import('./screens/people/user-details.screen.tsx')),
  'UserDetailsScreen',
);
export const UserEtfsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/user-etfs-or-shares.screen.tsx')),
  'UserEtfsScreen',
);
export const UserIncomeScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/income.screen.tsx')),
  'UserIncomeScreen',
);
export const UserOverviewScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/overview.screen.tsx')),
  'UserOverviewScreen',
);
export const UserPositionsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/user-positions.screen.tsx')),
  'UserPositionsScreen',
);
export const UserReturnsScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/returns.screen.tsx')),
  'UserReturnsScreen',
);
export const UserRiskScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/risk.screen.tsx')),
  'UserRiskScreen',
);
export const UserSharesScreen = lazyScreen(
  withShared(() => import('./screens/portfolio/user-etfs-or-shares.screen.tsx')),
  'UserSharesScreen',
);
