import { accountRoutes } from './account/account.routes.ts';
import type { AppDependencies } from './app.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { processHashing } from './auth/password-hashing.ts';
import { bondAnalyticsRoutes } from './bond-analytics/bond-analytics.routes.ts';
import { bondRoutes } from './bonds/bonds.routes.ts';
import { userDetailsRoutes } from './bonds/user-details.routes.ts';
import { generateCashFlowsRoutes } from './cash-flows/generate-cash-flows.routes.ts';
import { cashFlowRoutes } from './cash-flows/cash-flows.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { etfAndShareRoutes } from './etfs-and-shares/etfs-and-shares.routes.ts';
import { exchangeRateRoutes } from './exchange-rates/exchange-rates.routes.ts';
import type { Route } from './http/route.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { portfolioTotalsRoutes } from './portfolio-totals/portfolio-totals.routes.ts';
import { recentlyDeletedRoutes } from './recently-deleted/recently-deleted.routes.ts';
import { appRoutes } from './second-factor/apps.routes.ts';
import { passkeyRoutes } from './second-factor/passkeys.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { termsRoutes } from './terms/terms.routes.ts';
import { turns } from './turns.ts';
import { oneTimePasswordRoutes } from './users/one-time-password.routes.ts';
import { userRoutes } from './users/users.routes.ts';

/** The route table of the whole API. */
export function apiRoutes({
  config,
  mailer,
  assistant,
  assistantTasks,
}: Pick<AppDependencies, 'config' | 'mailer' | 'assistant' | 'assistantTasks'>): Route[] {
  const given = { config, mailer, hashing: processHashing };
  return [
    ...setupRoutes(given),
    ...authRoutes(given),
    ...accountRoutes(given),
    ...secondFactorRoutes(given),
    ...appRoutes(given),
    ...passkeyRoutes(given),
    ...systemRoutes(given),
    ...userRoutes(config),
    ...oneTimePasswordRoutes(given),
    ...userDetailsRoutes,
    ...bondRoutes({ largeLists: turns(2) }),
    ...bondAnalyticsRoutes,
    ...paymentRoutes(given),
    ...cashFlowRoutes,
    ...generateCashFlowsRoutes,
    ...termsRoutes,
    ...etfAndShareRoutes,
    ...portfolioTotalsRoutes,
    ...exchangeRateRoutes,
    ...auditRoutes(given),
    ...chatRoutes({ config, assistant, tasks: assistantTasks }),
    ...recentlyDeletedRoutes,
  ];
}
