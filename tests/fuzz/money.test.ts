import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBond, listMyBonds } from '#api/portfolio/bonds';
import { generateCashFlows } from '#api/portfolio/generate-cash-flows';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { anAdministrator, aUser, type TestUser } from '#testing/factories/a-user';
import { startTestApp, type TestApp } from '#testing/app/start-test-app';
import { reportFault } from '../faults/fault-table.ts';
import { scaleFactor, seed } from './scale-factor.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

/** Whole numbers: prices in ten-thousandths of a percent, the nominal in cents. */
interface Trade {
  readonly buy: bigint;
  readonly market: bigint;
  readonly nominal: bigint;
}

const trade: fc.Arbitrary<Trade> = fc.record({
  buy: fc.bigInt(0n, 1_000_000_000n),
  market: fc.bigInt(0n, 1_000_000_000n),
  nominal: fc.bigInt(0n, 10n ** 13n),
});

/** n / d, half away from zero. */
function roundHalfUp(n: bigint, d: bigint): bigint {
  const size = n < 0n ? -n : n;
  const quotient = (size * 2n + d) / (d * 2n);
  return n < 0n ? -quotient : quotient;
}

/** This many units of 10^-places, as decimal text. */
function asText(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The figures in integers only: result in 10^-5, amounts in cents. */
function reference({ buy, market, nominal }: Trade) {
  const result = roundHalfUp(market - buy, 10n);
  return {
    result,
    amountPaid: roundHalfUp(buy * nominal, 1_000_000n),
    profit: roundHalfUp(nominal * result, 100_000n),
  };
}

test('the figures of a bond match those of integer arithmetic to the last digit (REL-42)', () => {
  const numRuns = scaleFactor(100_000, 10_000);
  fc.assert(
    fc.property(trade, (given) => {
      const figures = bondFigures({
        buyPrice: asText(given.buy, 4),
        marketPrice: asText(given.market, 4),
        nominal: asText(given.nominal, 2),
      });
      const expected = reference(given);
      expect(figures.result.toFixed(5)).toBe(asText(expected.result, 5));
      expect(figures.amountPaid.toFixed(2)).toBe(asText(expected.amountPaid, 2));
      expect(figures.profit.toFixed(2)).toBe(asText(expected.profit, 2));
    }),
    { seed, numRuns },
  );
  reportFault({
    fault: 'figures against whole numbers (REL-42)',
    rounds: numRuns,
    result: 'equal to the last digit',
  });
});

const largeBond = fc.record({
  isin: fc.constant('X'),
  buyPrice: fc.constantFrom(0, 0.0001, 99.5, 700, 100_000),
  nominal: fc.constantFrom(0, 0.01, 1_000, 7e10, 9e12, 1e13),
  redemption: fc.constantFrom(0, 100, 100_000),
  cupon: fc.constantFrom(0, 0.01, 5, 100),
  couponFrequency: fc.constantFrom(0, 1, 12),
  dayCount: fc.constantFrom('ACT/ACT-ICMA', 'ACT/360'),
  settlementDate: fc.constantFrom('1900-01-01', '2026-01-15'),
  maturityDate: fc.constantFrom('2026-02-15', '2200-12-31'),
});

test('cash flows of bonds with extreme values are generated or refused with a sentence', async () => {
  const { userId } = await aUser(app);
  const token = admin.token;
  await fc.assert(
    fc.asyncProperty(largeBond, async (body) => {
      const added = await app.request(addBond, { token, params: { id: userId }, body });
      expect([201, 400]).toContain(added.status);
      if (added.answer === undefined) return;
      const { status, problem } = await app.request(generateCashFlows, {
        token,
        params: { id: added.answer.id },
      });
      expect([200, 400, 409], problem?.detail).toContain(status);
    }),
    { seed, numRuns: scaleFactor(500, 20) },
  );
});

/** Adds these to a new user, and reads the list with its cards. */
async function listBonds(trades: readonly Trade[]) {
  const owner = await aUser(app);
  for (const { buy, market, nominal } of trades) {
    const body = `{"isin":"X","currency":"EUR","buyPrice":${asText(buy, 4)},"marketPrice":${asText(market, 4)},"nominal":${asText(nominal, 2)}}`;
    await app.answer(addBond, { token: admin.token, params: { id: owner.userId }, body, headers: { 'content-type': 'application/json' } }); // prettier-ignore
  }
  return app.answer(listMyBonds, { token: owner.token });
}

test('the cards show the sums of the list, whatever its order (REL-42)', async () => {
  const numRuns = scaleFactor(50, 8);
  const small = fc.record({ buy: fc.bigInt(0n, 2_000_000n), market: fc.bigInt(0n, 2_000_000n), nominal: fc.bigInt(0n, 10n ** 9n) }); // prettier-ignore
  await fc.assert(
    fc.asyncProperty(fc.array(small, { minLength: 1, maxLength: 6 }), async (trades) => {
      const { data, summary } = await listBonds(trades);
      const turned = await listBonds(trades.toReversed());
      expect(turned.summary).toEqual(summary);
      const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);
      const value = roundHalfUp(sum(trades.map(({ buy, nominal }) => buy * nominal)), 1_000_000n);
      const profit = sum(trades.map((each) => reference(each).profit));
      expect(summary.portfolioValue.toFixed(2)).toBe(asText(value, 2));
      expect(summary.totalProfit.toFixed(2)).toBe(asText(profit, 2));
      expect(sum(data.map((bond) => BigInt(Math.round(bond.profit * 100))))).toBe(profit);
    }),
    { seed, numRuns },
  );
});
