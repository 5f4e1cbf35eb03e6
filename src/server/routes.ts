import type { Config } from './platform/config/config.ts';
import type { Route } from './platform/http/route.ts';
import { createSemaphore } from './platform/runtime/semaphore.ts';
import { accountRoutes } from './people/account/account.routes.ts';
import { auditRoutes } from './people/audit/audit.routes.ts';
import { processHashing } from './people/passwords/password-hashing.ts';
import { appRoutes } from './people/second-factor/apps.routes.ts';
import { passkeyRoutes } from './people/second-factor/passkeys.routes.ts';
import { secondFactorRoutes } from './people/second-factor/second-factor.routes.ts';
import { setupRoutes } from './people/setup/setup.routes.ts';
import { authRoutes } from './people/sign-in/auth.routes.ts';
import { systemRoutes } from './people/system/system.routes.ts';
import { oneTimePasswordRoutes } from './people/users/one-time-password.routes.ts';
import { userRoutes } from './people/users/users.routes.ts';
import { bondAnalyticsRoutes } from './portfolio/figures/bond-analytics/bond-analytics.routes.ts';
import { incomeRoutes } from './portfolio/figures/income/income.routes.ts';
import { missedPaymentRoutes } from './portfolio/figures/missed-payments/missed-payments.routes.ts';
import { concentrationLimitRoutes } from './portfolio/figures/overview/concentration-limits.routes.ts';
import { overviewRoutes } from './portfolio/figures/overview/overview.routes.ts';
import { portfolioTotalsRoutes } from './portfolio/figures/portfolio-totals/portfolio-totals.routes.ts';
import { positionRoutes } from './portfolio/figures/positions/positions.routes.ts';
import { returnRoutes } from './portfolio/figures/returns/returns.routes.ts';
import { riskRoutes } from './portfolio/figures/risk/risk.routes.ts';
import { benchmarkRoutes } from './portfolio/market/benchmarks/benchmarks.routes.ts';
import { exchangeRateRoutes } from './portfolio/market/exchange-rates/exchange-rates.routes.ts';
import { isinTermsRoutes } from './portfolio/market/isin-terms/isin-terms.routes.ts';
import { calendarFeedRoutes } from './portfolio/notices/calendar-feeds/calendar-feeds.routes.ts';
import { reminderRoutes, stopReminderRoutes } from './portfolio/notices/reminders/reminders.routes.ts';
import { instrumentActionRoutes } from './portfolio/office/corporate-actions/instrument-actions.routes.ts';
import { fixingRoutes } from './portfolio/office/fixings/fixings.routes.ts';
import { instrumentRoutes } from './portfolio/office/instruments/instruments.routes.ts';
import { priceRoutes } from './portfolio/office/prices/prices.routes.ts';
import { bondHistoryRoutes } from './portfolio/records/bonds/bond-history.routes.ts';
import { bondRoutes } from './portfolio/records/bonds/bonds.routes.ts';
import { cashFlowRoutes } from './portfolio/records/cash-flows/cash-flows.routes.ts';
import { generateCashFlowsRoutes } from './portfolio/records/cash-flows/generate-cash-flows.routes.ts';
import { distributionRoutes } from './portfolio/records/distributions/distributions.routes.ts';
import { etfAndShareRoutes } from './portfolio/records/etfs-and-shares/etfs-and-shares.routes.ts';
import { paymentRoutes } from './portfolio/records/payments/payments.routes.ts';
import { userDetailsRoutes } from './portfolio/records/user-details/user-details.routes.ts';
import { exportRoutes } from './portfolio/transfer/export/export.routes.ts';
import { importRoutes } from './portfolio/transfer/imports/imports.routes.ts';
import type { RunReading } from './portfolio/transfer/imports/reading-task.ts';
import { demoDataRoutes } from './portfolio/upkeep/demo-data/demo-data.routes.ts';
import { loadDemoData } from './portfolio/upkeep/demo-data/load-demo-data.ts';
import { recentlyDeletedRoutes } from './portfolio/upkeep/recently-deleted/recently-deleted.routes.ts';
import { chatRoutes } from './assistant/chat/chat.routes.ts';
import type { AppDependencies } from './app-dependencies.ts';

/** Figures computed from a user's whole portfolio. */
const figureRoutes = (config: Config): readonly Route[] => [
  ...portfolioTotalsRoutes,
  ...overviewRoutes(config),
  ...positionRoutes(config),
  ...incomeRoutes,
  ...missedPaymentRoutes({ config }),
  ...returnRoutes,
  ...riskRoutes,
  ...concentrationLimitRoutes(config),
];

/** What goes out by itself, as far as it is switched on. */
const noticeRoutes = (config: Config): readonly Route[] => [
  ...(config.calendarFeeds ? calendarFeedRoutes({ config }) : []),
  ...(config.reminders ? reminderRoutes : []),
  ...stopReminderRoutes,
];

/** Data about securities and benchmarks, the same for all holders. */
const securityRoutes = (config: Config): readonly Route[] => [
  ...instrumentRoutes,
  ...priceRoutes(config),
  ...fixingRoutes,
  ...instrumentActionRoutes,
  ...isinTermsRoutes,
  ...benchmarkRoutes,
];

/** How many large lists of bonds are read at a time: each may take tens of MiB. */
const MAX_LARGE_LISTS = 2;

type RouteDependencies = Pick<AppDependencies, 'config' | 'mailer' | 'assistant' | 'assistantTasks'> & {
  readonly runReading: RunReading;
};

/** The route table of the whole API. */
export function apiRoutes({
  config,
  mailer,
  assistant,
  assistantTasks,
  runReading,
}: RouteDependencies): Route[] {
  const given = { config, mailer, hashing: processHashing };
  return [
    ...setupRoutes({ ...given, loadDemoData }),
    ...demoDataRoutes,
    ...authRoutes(given),
    ...accountRoutes(given),
    ...exportRoutes(given),
    ...secondFactorRoutes(given),
    ...appRoutes(given),
    ...passkeyRoutes(given),
    ...systemRoutes(given),
    ...userRoutes(config),
    ...oneTimePasswordRoutes(given),
    ...userDetailsRoutes,
    ...bondRoutes({ largeLists: createSemaphore(MAX_LARGE_LISTS) }),
    ...bondAnalyticsRoutes,
    ...paymentRoutes(given),
    ...distributionRoutes(given),
    ...cashFlowRoutes,
    ...generateCashFlowsRoutes,
    ...noticeRoutes(config),
    ...importRoutes({ config, runReading }),
    ...securityRoutes(config),
    ...etfAndShareRoutes,
    ...figureRoutes(config),
    ...exchangeRateRoutes(config),
    ...auditRoutes(given),
    ...bondHistoryRoutes,
    ...chatRoutes({ config, assistant, tasks: assistantTasks }),
    ...recentlyDeletedRoutes,
  ];
}
