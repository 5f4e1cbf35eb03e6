import type { Endpoint } from './platform/endpoint.ts';
import * as account from './people/account.ts';
import { exportMyAccount } from './people/account-export.ts';
import * as audit from './people/audit.ts';
import * as auth from './people/auth.ts';
import * as benchmarks from './portfolio/figures/benchmarks.ts';
import * as bondAnalytics from './portfolio/figures/bond-analytics.ts';
import * as bonds from './portfolio/bonds.ts';
import * as cashFlows from './portfolio/cash-flows.ts';
import * as chat from './assistant/chat.ts';
import * as calendarFeeds from './portfolio/calendar-feeds.ts';
import * as concentrationLimits from './portfolio/figures/concentration-limits.ts';
import * as reminders from './portfolio/reminders.ts';
import * as distributions from './portfolio/distributions.ts';
import * as duePayments from './portfolio/due-payments.ts';
import { kindEndpoints } from './portfolio/etfs-and-shares.ts';
import * as exchangeRates from './portfolio/instruments/exchange-rates.ts';
import * as fixings from './portfolio/instruments/fixings.ts';
import * as generateCashFlows from './portfolio/generate-cash-flows.ts';
import * as holdingsToEdit from './portfolio/imports/holdings-to-edit.ts';
import * as imports from './portfolio/imports/imports.ts';
import * as instrumentActions from './portfolio/instruments/instrument-actions.ts';
import * as instruments from './portfolio/instruments/instruments.ts';
import * as isinTerms from './portfolio/instruments/isin-terms.ts';
import * as overview from './portfolio/figures/overview.ts';
import * as overdueBonds from './portfolio/overdue-bonds.ts';
import * as payments from './portfolio/payments.ts';
import * as positions from './portfolio/figures/positions.ts';
import * as prices from './portfolio/instruments/prices.ts';
import * as recentlyDeleted from './portfolio/recently-deleted.ts';
import * as returns from './portfolio/figures/returns.ts';
import * as income from './portfolio/figures/income.ts';
import * as missedPayments from './portfolio/missed-payments.ts';
import * as risk from './portfolio/figures/risk.ts';
import * as secondFactor from './people/second-factor.ts';
import * as setup from './people/setup.ts';
import * as system from './people/system.ts';
import * as totals from './portfolio/figures/totals.ts';
import * as users from './people/users.ts';

/** Every endpoint of the API, by noun. A test checks that the server answers these and no others. */
export const ENDPOINTS: readonly Endpoint[] = [
  account.findMyAccount,
  account.changeMyAccount,
  account.changePassword,
  account.listMySessions,
  account.endMySession,
  exportMyAccount,
  holdingsToEdit.listMyHoldingsToEdit,
  holdingsToEdit.listHoldingsToEdit,
  audit.listAudit,
  audit.listMyBondHistory,
  audit.listBondHistory,
  auth.login,
  auth.register,
  auth.findPasswordRules,
  auth.logout,
  auth.logoutAll,
  auth.forgotPassword,
  auth.resetPassword,
  bondAnalytics.findMyBondAnalytics,
  bondAnalytics.findBondAnalytics,
  overdueBonds.listMyOverdueBonds,
  overdueBonds.listOverdueBonds,
  bonds.listMyBonds,
  bonds.findMyBond,
  bonds.addBond,
  bonds.findBond,
  bonds.changeBond,
  bonds.changeBondStatus,
  bonds.removeBond,
  bonds.restoreBond,
  bonds.addMyBond,
  ...Object.values(bonds.ownBondCalls),
  cashFlows.listMyCashFlows,
  cashFlows.listCashFlows,
  cashFlows.addCashFlow,
  cashFlows.changeCashFlow,
  cashFlows.removeCashFlow,
  cashFlows.restoreCashFlow,
  ...Object.values(cashFlows.ownCashFlowCalls),
  chat.chat,
  chat.findModelHost,
  chat.findModelInput,
  calendarFeeds.addCalendarFeed,
  calendarFeeds.listMyCalendarFeeds,
  calendarFeeds.removeCalendarFeed,
  benchmarks.listBenchmarks,
  benchmarks.loadBenchmark,
  benchmarks.removeBenchmark,
  reminders.findMyReminders,
  reminders.changeMyReminders,
  reminders.stopReminders,
  concentrationLimits.findMyConcentrationLimits,
  concentrationLimits.changeMyConcentrationLimits,
  ...Object.values(distributions.distributionEndpoints('etf')),
  ...Object.values(distributions.distributionEndpoints('share')),
  distributions.changeMyDistribution,
  distributions.removeMyDistribution,
  distributions.restoreMyDistribution,
  distributions.changeDistribution,
  distributions.removeDistribution,
  distributions.restoreDistribution,
  duePayments.listMyDuePayments,
  duePayments.listDuePayments,
  ...Object.values(kindEndpoints('etf')),
  ...Object.values(kindEndpoints('share')),
  exchangeRates.findActiveRates,
  exchangeRates.loadRates,
  fixings.listFixings,
  fixings.saveFixings,
  generateCashFlows.generateCashFlows,
  generateCashFlows.generateMyCashFlows,
  ...Object.values(imports.officeImports),
  ...Object.values(imports.myImports),
  imports.listImportMappings,
  imports.removeImportMapping,
  instrumentActions.actOnInstrument,
  instrumentActions.redenominateAll,
  instrumentActions.listInstrumentActions,
  instrumentActions.findInstrumentAction,
  instrumentActions.undoInstrumentAction,
  instruments.findInstrument,
  instruments.listInstruments,
  instruments.findInstrumentDetails,
  instruments.changeInstrument,
  isinTerms.listIsinTerms,
  payments.listMyPayments,
  payments.addMyPayment,
  payments.changeMyPayment,
  payments.removeMyPayment,
  payments.restoreMyPayment,
  payments.addPayment,
  payments.changePayment,
  payments.removePayment,
  payments.restorePayment,
  overview.findMyOverview,
  overview.findMyOverviewHistory,
  overview.findUserOverview,
  overview.findUserOverviewHistory,
  positions.listMyPositions,
  positions.findMyPosition,
  positions.listUserPositions,
  positions.findUserPosition,
  prices.listPrices,
  prices.savePrices,
  prices.undoPrices,
  prices.listPriceBatches,
  prices.findPriceBatch,
  recentlyDeleted.listRecentlyDeleted,
  recentlyDeleted.listMyRecentlyDeleted,
  returns.findMyReturn,
  returns.findUserReturn,
  missedPayments.listMyMissedPayments,
  missedPayments.listUserMissedPayments,
  missedPayments.listMissedPayments,
  missedPayments.recordMyMissedPayments,
  missedPayments.recordUserMissedPayments,
  missedPayments.snoozeMyMissedPayment,
  missedPayments.markMyPaymentNotDue,
  missedPayments.reopenMyMissedPayment,
  missedPayments.snoozeMissedPayment,
  missedPayments.markPaymentNotDue,
  missedPayments.reopenMissedPayment,
  income.findMyIncome,
  income.findMyIncomeLadder,
  income.findUserIncome,
  income.findUserIncomeLadder,
  risk.findMyRisk,
  risk.computeMyScenario,
  risk.findUserRisk,
  risk.computeUserScenario,
  secondFactor.finishSignIn,
  secondFactor.findMySecondFactor,
  secondFactor.askForSecondFactor,
  secondFactor.beginApp,
  secondFactor.confirmApp,
  secondFactor.removeApp,
  secondFactor.beginPasskey,
  secondFactor.addPasskey,
  secondFactor.renamePasskey,
  secondFactor.removePasskey,
  secondFactor.renewRecoveryCodes,
  secondFactor.removeUserSecondFactor,
  setup.findSetupState,
  setup.setUp,
  setup.removeDemoData,
  system.findSystem,
  totals.findMyTotals,
  totals.findUserTotals,
  users.listUsers,
  users.countUsers,
  users.findUser,
  users.findUserDetails,
  users.addUser,
  users.changeUser,
  users.removeUser,
  users.resetUserPassword,
  users.showOneTimeLink,
  users.endUserSessions,
];
