import { z } from 'zod';
import { roundedAmount } from '#domain/money/currency-amount';
import { Decimal, roundTo } from '#domain/money/decimal';
import { limitUses, sovereignShares } from '#domain/portfolio/overview/concentration-flags';
import { allocationSums } from '#domain/portfolio/overview/position-allocation';
import { overviewOn } from './portfolio-value.ts';
import { tool } from './tool.ts';

const MAX_USES = 40;
/** As the overview shows them. */
const PERCENT_PLACES = 1;

export const concentrationLimits = tool({
  name: 'concentration_limits',
  description:
    'The limits of concentration today: the largest share that one issuer, one bank and all currencies but the euro together may have, what uses each of them, the largest first, and how far that is from the limit, in percentage points and in EUR (negative: above it). Governments have no limit and are listed apart',
  input: z.object({}),
  run: async (portfolio) => {
    const { valued, left: leftOut, limits, on } = await overviewOn(portfolio, portfolio.today);
    const sums = allocationSums(valued, on);
    return {
      limits: limitUses(valued, sums, limits).map(({ kind, limit, uses }) => ({
        kind,
        limitPercent: new Decimal(limit),
        uses: uses.slice(0, MAX_USES).map(({ key, percent: exact, left }) => {
          const percent = roundTo(exact, PERCENT_PLACES);
          const leftPercent = percent.negated().plus(limit);
          return { key, percent, isAbove: exact.gt(limit), leftPercent, left: roundedAmount(left, 'EUR') };
        }),
      })),
      governments: sovereignShares(valued, sums).map(({ key, percent }) => ({ key, percent })),
      leftOutCount: leftOut.length,
    };
  },
});
