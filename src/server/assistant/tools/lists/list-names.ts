import { z } from 'zod';
import { securityCountry } from '#domain/portfolio/security-country';
import { listSecurityDetails } from '../../../portfolio/figures/positions/security-names.store.ts';
import { tool } from '../tool.ts';

export const listNames = tool({
  name: 'list_names',
  description:
    'ISIN, name, issuer, country, bank, currency, day of purchase, maturity and coupon of every holding, including expired ones, and the list of banks',
  input: z.object({}),
  run: async (portfolio) => {
    const holdings = await portfolio.deals();
    const details = await listSecurityDetails(portfolio.db, [...new Set(holdings.map(({ isin }) => isin))]);
    return {
      banks: [...new Set(holdings.flatMap(({ bank }) => bank ?? []))].filter((bank) => bank.trim() !== ''),
      /** What is known of them by a name, their own or that of the security. */
      securities: [
        ...new Map(holdings.map(({ isin, name }) => [isin, name ?? details.get(isin)?.name ?? ''])),
      ]
        .filter(([, name]) => name.trim() !== '')
        .map(([isin, name]) => ({ isin, name })),
      holdings: holdings.map((holding) => {
        const { kind, id, isin, expired, notes, bank, currency } = holding;
        const name = holding.name ?? details.get(isin)?.name ?? null;
        const issuer = details.get(isin)?.issuer ?? null;
        const country = securityCountry(holding);
        const maturity = holding.kind === 'bond' ? holding.maturityDate : null;
        return {
          kind,
          id,
          isin,
          expired,
          name,
          notes,
          bank,
          currency,
          issuer,
          country,
          maturity,
          coupon: holding.kind === 'bond' ? holding.couponPercent : null,
          bought: holding.buyDate,
        };
      }),
    };
  },
});
