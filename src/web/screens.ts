import { lazyRouteComponent } from '@tanstack/react-router';

/** The screens. Each is a chunk of its own, loaded when it is opened or its link is pointed at. */
export const AccountScreen = lazyRouteComponent(
  () => import('./screens/account.screen.tsx'),
  'AccountScreen',
);
export const AddPaymentScreen = lazyRouteComponent(
  () => import('./screens/add-payment.screen.tsx'),
  'AddPaymentScreen',
);
export const AddUserScreen = lazyRouteComponent(
  () => import('./screens/add-user.screen.tsx'),
  'AddUserScreen',
);
export const AdminCashFlowsScreen = lazyRouteComponent(
  () => import('./screens/admin-cash-flows.screen.tsx'),
  'AdminCashFlowsScreen',
);
export const AdminScreen = lazyRouteComponent(() => import('./screens/admin.screen.tsx'), 'AdminScreen');
export const AuditScreen = lazyRouteComponent(() => import('./screens/audit.screen.tsx'), 'AuditScreen');
export const BondScreen = lazyRouteComponent(() => import('./screens/bond.screen.tsx'), 'BondScreen');
export const CashFlowsScreen = lazyRouteComponent(
  () => import('./screens/cash-flows.screen.tsx'),
  'CashFlowsScreen',
);
export const ContactsScreen = lazyRouteComponent(
  () => import('./screens/contacts.screen.tsx'),
  'ContactsScreen',
);
export const ExchangeRatesScreen = lazyRouteComponent(
  () => import('./screens/exchange-rates.screen.tsx'),
  'ExchangeRatesScreen',
);
export const ForgotPasswordScreen = lazyRouteComponent(
  () => import('./screens/forgot-password.screen.tsx'),
  'ForgotPasswordScreen',
);
export const InstrumentScreen = lazyRouteComponent(
  () => import('./screens/instrument.screen.tsx'),
  'InstrumentScreen',
);
export const InstrumentsScreen = lazyRouteComponent(
  () => import('./screens/instruments.screen.tsx'),
  'InstrumentsScreen',
);
export const LoginScreen = lazyRouteComponent(() => import('./screens/login.screen.tsx'), 'LoginScreen');
export const MyBondsScreen = lazyRouteComponent(
  () => import('./screens/my-bonds.screen.tsx'),
  'MyBondsScreen',
);
export const MyEtfsScreen = lazyRouteComponent(
  () => import('./screens/my-etfs-or-shares.screen.tsx'),
  'MyEtfsScreen',
);
export const MyPositionsScreen = lazyRouteComponent(
  () => import('./screens/my-positions.screen.tsx'),
  'MyPositionsScreen',
);
export const MySharesScreen = lazyRouteComponent(
  () => import('./screens/my-etfs-or-shares.screen.tsx'),
  'MySharesScreen',
);
export const PaymentsScreen = lazyRouteComponent(
  () => import('./screens/payments.screen.tsx'),
  'PaymentsScreen',
);
export const PricesScreen = lazyRouteComponent(() => import('./screens/prices.screen.tsx'), 'PricesScreen');
export const PrivacyScreen = lazyRouteComponent(
  () => import('./screens/privacy.screen.tsx'),
  'PrivacyScreen',
);
export const RedenominationScreen = lazyRouteComponent(
  () => import('./screens/redenomination.screen.tsx'),
  'RedenominationScreen',
);
export const RegisterScreen = lazyRouteComponent(
  () => import('./screens/register.screen.tsx'),
  'RegisterScreen',
);
export const ResetPasswordScreen = lazyRouteComponent(
  () => import('./screens/reset-password.screen.tsx'),
  'ResetPasswordScreen',
);
export const SetupScreen = lazyRouteComponent(() => import('./screens/setup.screen.tsx'), 'SetupScreen');
export const TermsScreen = lazyRouteComponent(() => import('./screens/terms.screen.tsx'), 'TermsScreen');
export const UserDetailsScreen = lazyRouteComponent(
  () => import('./screens/user-details.screen.tsx'),
  'UserDetailsScreen',
);
export const UserEtfsScreen = lazyRouteComponent(
  () => import('./screens/user-etfs-or-shares.screen.tsx'),
  'UserEtfsScreen',
);
export const UserPositionsScreen = lazyRouteComponent(
  () => import('./screens/user-positions.screen.tsx'),
  'UserPositionsScreen',
);
export const UserSharesScreen = lazyRouteComponent(
  () => import('./screens/user-etfs-or-shares.screen.tsx'),
  'UserSharesScreen',
);
