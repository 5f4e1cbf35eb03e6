import { GHOSTFOLIO_CSV, GHOSTFOLIO_JSON } from './ghostfolio.ts';
import { IBKR_ACTIVITY } from './ibkr-activity.ts';
import { IBKR_FLEX } from './ibkr-flex.ts';
import type { ImportFormat } from './import-format.ts';
import { KUPON_EDITING } from './kupon-editing.ts';
import { KUPON_BONDS, KUPON_ETFS_AND_SHARES } from './kupon-reports.ts';
import { PARQET } from './parqet.ts';
import { PORTFOLIO_PERFORMANCE } from './portfolio-performance.ts';
import { PORTFOLIO_PERFORMANCE_QUOTES } from './portfolio-performance-quotes.ts';
import { REVOLUT } from './revolut.ts';
import { SCALABLE } from './scalable.ts';
import { TRADE_REPUBLIC } from './trade-republic.ts';
import { TRADING_212 } from './trading-212.ts';
import { WEALTHFOLIO } from './wealthfolio.ts';

/**
 * All recognised formats; the first that fits a file is used. To add one, write a file like revolut.ts, add it here, and add its name in
 * both languages.
 */
export const IMPORT_FORMATS = [
  KUPON_EDITING,
  KUPON_BONDS,
  KUPON_ETFS_AND_SHARES,
  IBKR_FLEX,
  TRADE_REPUBLIC,
  PORTFOLIO_PERFORMANCE,
  PORTFOLIO_PERFORMANCE_QUOTES,
  IBKR_ACTIVITY,
  TRADING_212,
  GHOSTFOLIO_JSON,
  GHOSTFOLIO_CSV,
  WEALTHFOLIO,
  SCALABLE,
  REVOLUT,
  PARQET,
] as const satisfies readonly ImportFormat[];

export type ImportFormatId = (typeof IMPORT_FORMATS)[number]['id'];
