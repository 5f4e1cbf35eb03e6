import { lazyRouteComponent } from '@tanstack/react-router';

/** The first that most people see, and so part of the first load. */
export { LoginScreen } from './screens/people/login.screen.tsx';

/** The others. Each is a chunk of its own, loaded when it is opened or its link is pointed at. */
export const AccountScreen = lazyRouteComponent(
  () => import('./screens/people/account.screen.tsx'),
  'AccountScreen',
);
export const AddPaymentScreen = lazyRouteComponent(
  () => import('./screens/portfolio/add-payment.screen.tsx'),
  'AddPaymentScreen',
);
export const AddUserScreen = lazyRouteComponent(
  () => import('./screens/people/add-user.screen.tsx'),
  'AddUserScreen',
);
export const AdminCashFlowsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/admin-cash-flows.screen.tsx'),
  'AdminCashFlowsScreen',
);
export const AdminScreen = lazyRouteComponent(
  () => import('./screens/people/admin.screen.tsx'),
  'AdminScreen',
);
export const AuditScreen = lazyRouteComponent(
  () => import('./screens/people/audit.screen.tsx'),
  'AuditScreen',
);
export const BondScreen = lazyRouteComponent(
  () => import('./screens/portfolio/bond.screen.tsx'),
  'BondScreen',
);
export const CashFlowsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/cash-flows.screen.tsx'),
  'CashFlowsScreen',
);
export const ContactsScreen = lazyRouteComponent(
  () => import('./screens/people/contacts.screen.tsx'),
  'ContactsScreen',
);
export const ExchangeRatesScreen = lazyRouteComponent(
  () => import('./screens/portfolio/exchange-rates.screen.tsx'),
  'ExchangeRatesScreen',
);
export const ForgotPasswordScreen = lazyRouteComponent(
  () => import('./screens/people/forgot-password.screen.tsx'),
  'ForgotPasswordScreen',
);
export const ImportScreen = lazyRouteComponent(
  () => import('./screens/portfolio/imports.screen.tsx'),
  'ImportScreen',
);
export const ImportsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/imports.screen.tsx'),
  'ImportsScreen',
);
export const InstrumentScreen = lazyRouteComponent(
  () => import('./screens/portfolio/instrument.screen.tsx'),
  'InstrumentScreen',
);
export const InstrumentsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/instruments.screen.tsx'),
  'InstrumentsScreen',
);
export const MyBondsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/my-bonds.screen.tsx'),
  'MyBondsScreen',
);
export const MyEtfsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/my-etfs-or-shares.screen.tsx'),
  'MyEtfsScreen',
);
export const MyImportScreen = lazyRouteComponent(
  () => import('./screens/portfolio/imports.screen.tsx'),
  'MyImportScreen',
);
export const MyImportsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/imports.screen.tsx'),
  'MyImportsScreen',
);
export const MyIncomeScreen = lazyRouteComponent(
  () => import('./screens/portfolio/income.screen.tsx'),
  'MyIncomeScreen',
);
export const MyPositionsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/my-positions.screen.tsx'),
  'MyPositionsScreen',
);
export const MyReturnsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/returns.screen.tsx'),
  'MyReturnsScreen',
);
export const MyRiskScreen = lazyRouteComponent(
  () => import('./screens/portfolio/risk.screen.tsx'),
  'MyRiskScreen',
);
export const MySharesScreen = lazyRouteComponent(
  () => import('./screens/portfolio/my-etfs-or-shares.screen.tsx'),
  'MySharesScreen',
);
export const OverviewScreen = lazyRouteComponent(
  () => import('./screens/portfolio/overview.screen.tsx'),
  'OverviewScreen',
);
export const PaymentsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/payments.screen.tsx'),
  'PaymentsScreen',
);
export const PricesScreen = lazyRouteComponent(
  () => import('./screens/portfolio/prices.screen.tsx'),
  'PricesScreen',
);
export const PrivacyScreen = lazyRouteComponent(
  () => import('./screens/people/privacy.screen.tsx'),
  'PrivacyScreen',
);
export const RedenominationScreen = lazyRouteComponent(
  () => import('./screens/portfolio/redenomination.screen.tsx'),
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
  () => import('./screens/people/user-details.screen.tsx'),
  'UserDetailsScreen',
);
export const UserEtfsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/user-etfs-or-shares.screen.tsx'),
  'UserEtfsScreen',
);
export const UserIncomeScreen = lazyRouteComponent(
  () => import('./screens/portfolio/income.screen.tsx'),
  'UserIncomeScreen',
);
export const UserOverviewScreen = lazyRouteComponent(
  () => import('./screens/portfolio/overview.screen.tsx'),
  'UserOverviewScreen',
);
export const UserPositionsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/user-positions.screen.tsx'),
  'UserPositionsScreen',
);
export const UserReturnsScreen = lazyRouteComponent(
  () => import('./screens/portfolio/returns.screen.tsx'),
  'UserReturnsScreen',
);
export const UserRiskScreen = lazyRouteComponent(
  () => import('./screens/portfolio/risk.screen.tsx'),
  'UserRiskScreen',
);
export const UserSharesScreen = lazyRouteComponent(
  () => import('./screens/portfolio/user-etfs-or-shares.screen.tsx'),
  'UserSharesScreen',
);
