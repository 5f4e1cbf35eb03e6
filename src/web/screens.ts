import { lazyRouteComponent } from '@tanstack/react-router';

/** One small module of each chunk that screens share: vite.config.ts puts much more beside it. */
const askForShared = () => [import('./platform/ui/dialog.tsx')];
const askForForms = () => [
  ...askForShared(),
  import('#api/platform/ids'),
  import('./platform/forms/required-fields.ts'),
  import('./platform/lists/sum-entered.ts'),
];

/**
 * Asks for a screen, and at the same time for the chunks that such screens share: else their script would have to come first to
 * say so. Where one of them cannot be had, the screen tells.
 */
const asking =
  (askForChunks: () => readonly Promise<unknown>[]) =>
  <Screen>(load: () => Promise<Screen>) =>
  () => {
    void Promise.allSettled(askForChunks());
    return load();
  };
const beside = asking(askForShared);
const besideForms = asking(askForForms);

/** The first that most people see, and so part of the first load. */
export { LoginScreen } from './screens/people/login.screen.tsx';

/** The others. Each is a chunk of its own, loaded when it is opened or its link is pointed at. */
export const AccountScreen = lazyRouteComponent(
  besideForms(() => import('./screens/people/account.screen.tsx')),
  'AccountScreen',
);
export const AddPaymentScreen = lazyRouteComponent(
  besideForms(() => import('./screens/portfolio/add-payment.screen.tsx')),
  'AddPaymentScreen',
);
export const AddUserScreen = lazyRouteComponent(
  besideForms(() => import('./screens/people/add-user.screen.tsx')),
  'AddUserScreen',
);
export const AdminCashFlowsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/admin-cash-flows.screen.tsx')),
  'AdminCashFlowsScreen',
);
export const AdminScreen = lazyRouteComponent(
  beside(() => import('./screens/people/admin.screen.tsx')),
  'AdminScreen',
);
export const AuditScreen = lazyRouteComponent(
  beside(() => import('./screens/people/audit.screen.tsx')),
  'AuditScreen',
);
export const BondScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/bond.screen.tsx')),
  'BondScreen',
);
export const CashFlowsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/cash-flows.screen.tsx')),
  'CashFlowsScreen',
);
export const ContactsScreen = lazyRouteComponent(
  () => import('./screens/people/contacts.screen.tsx'),
  'ContactsScreen',
);
export const ExchangeRatesScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/exchange-rates.screen.tsx')),
  'ExchangeRatesScreen',
);
export const ForgotPasswordScreen = lazyRouteComponent(
  () => import('./screens/people/forgot-password.screen.tsx'),
  'ForgotPasswordScreen',
);
export const ImportScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/imports.screen.tsx')),
  'ImportScreen',
);
export const ImportsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/imports.screen.tsx')),
  'ImportsScreen',
);
export const InstrumentScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/instrument.screen.tsx')),
  'InstrumentScreen',
);
export const InstrumentsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/instruments.screen.tsx')),
  'InstrumentsScreen',
);
export const MyBondsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/my-bonds.screen.tsx'),
  'MyBondsScreen',
);
export const MyEtfsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/my-etfs-or-shares.screen.tsx')),
  'MyEtfsScreen',
);
export const MyImportScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/imports.screen.tsx')),
  'MyImportScreen',
);
export const MyImportsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/imports.screen.tsx')),
  'MyImportsScreen',
);
export const MyIncomeScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/income.screen.tsx')),
  'MyIncomeScreen',
);
export const MyPositionsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/my-positions.screen.tsx')),
  'MyPositionsScreen',
);
export const MyReturnsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/returns.screen.tsx')),
  'MyReturnsScreen',
);
export const MyRiskScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/risk.screen.tsx')),
  'MyRiskScreen',
);
export const MySharesScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/my-etfs-or-shares.screen.tsx')),
  'MySharesScreen',
);
export const OverviewScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/overview.screen.tsx')),
  'OverviewScreen',
);
export const PaymentsScreen = lazyRouteComponent(
  besideForms(() => import('./screens/portfolio/payments.screen.tsx')),
  'PaymentsScreen',
);
export const PricesScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/prices.screen.tsx')),
  'PricesScreen',
);
export const PrivacyScreen = lazyRouteComponent(
  () => import('./screens/people/privacy.screen.tsx'),
  'PrivacyScreen',
);
export const RedenominationScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/redenomination.screen.tsx')),
  'RedenominationScreen',
);
export const RegisterScreen = lazyRouteComponent(
  () => import('./screens/people/register.screen.tsx'),
  'RegisterScreen',
);
export const ResetPasswordScreen = lazyRouteComponent(
  () => import('./screens/people/reset-password.screen.tsx'),
  'ResetPasswordScreen',
);
export const SetupScreen = lazyRouteComponent(
  () => import('./screens/people/setup.screen.tsx'),
  'SetupScreen',
);
export const StopRemindersScreen = lazyRouteComponent(
  () => import('./screens/portfolio/stop-reminders.screen.tsx'),
  'StopRemindersScreen',
);
export const TermsScreen = lazyRouteComponent(
  () => import('./screens/people/terms.screen.tsx'),
  'TermsScreen',
);
export const UserDetailsScreen = lazyRouteComponent(
  beside(() => import('./screens/people/user-details.screen.tsx')),
  'UserDetailsScreen',
);
export const UserEtfsScreen = lazyRouteComponent(
  besideForms(() => import('./screens/portfolio/user-etfs-or-shares.screen.tsx')),
  'UserEtfsScreen',
);
export const UserIncomeScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/income.screen.tsx')),
  'UserIncomeScreen',
);
export const UserOverviewScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/overview.screen.tsx')),
  'UserOverviewScreen',
);
export const UserPositionsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/user-positions.screen.tsx')),
  'UserPositionsScreen',
);
export const UserReturnsScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/returns.screen.tsx')),
  'UserReturnsScreen',
);
export const UserRiskScreen = lazyRouteComponent(
  beside(() => import('./screens/portfolio/risk.screen.tsx')),
  'UserRiskScreen',
);
export const UserSharesScreen = lazyRouteComponent(
  besideForms(() => import('./screens/portfolio/user-etfs-or-shares.screen.tsx')),
  'UserSharesScreen',
);
