import type { ReactNode } from 'react';
import type { BondAnalytics, KnownAmount } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { missingFiguresTexts } from '../../../platform/texts/portfolio/figures/missing-figures.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money } from '../../../platform/ui/amount.tsx';
import { AccruedWorking } from '../bond-analytics/accrued-working.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import { Lines, WorkedFigures, type WorkedFigure } from '../bond-analytics/worked-figures.tsx';
import { repeatsReason } from './shared-reason.ts';

/** The profit by source: price, interest and tax, their sum, and separately the effect of the exchange rate. */
export function ProfitSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections, profit: texts } = useTexts(bondAnalyticsTexts);
  const figures = useProfitFigures(analytics);
  return (
    <SheetSection title={sections.profit} note={analytics.currency} className="lg:self-stretch">
      <WorkedFigures figures={figures} />
      <p className="mt-2 text-sm text-soft">{texts.note}</p>
    </SheetSection>
  );
}

function useProfitFigures(analytics: BondAnalytics): WorkedFigure[] {
  const { profit: texts } = useTexts(bondAnalyticsTexts);
  const { profit, purchase, running, currency } = analytics;
  const { day } = useFigureFormat(currency);
  const part = usePart(analytics);
  const accrued = (of: typeof purchase | typeof running) =>
    of.known && <AccruedWorking accrued={of.accrued} analytics={analytics} />;
  const { currencyEffect: effect } = profit;
  const since = purchase.known ? texts.totalSince(day(purchase.settlement)) : texts.total;
  const total: WorkedFigure = { ...part(since, profit.total), isSum: true };
  // Between euro and lev the rate is fixed by law.
  const hasEffect = !effect.known || effect.working !== null;
  return [
    part(texts.price, profit.price, <Lines lines={[texts.priceHow]} />),
    part(texts.coupons, profit.coupons, <Lines lines={[texts.couponsHow]} />),
    part(
      texts.accruedNow,
      profit.accruedNow,
      running.known && (
        <>
          {accrued(running)}
          <CouponStillMine analytics={analytics} />
        </>
      ),
    ),
    part(texts.accruedPaid, profit.accruedPaid, accrued(purchase)),
    part(texts.tax, profit.tax, <Lines lines={[texts.taxHow]} />),
    total,
    ...(hasEffect
      ? [
          {
            ...part(texts.currencyEffect, effect, <CurrencyWorking effect={effect} currency={currency} />),
            value: <Money value={effect.known ? effect.amount : null} currency="EUR" code signed />,
          },
        ]
      : []),
  ];
}

/** While the bond trades ex-coupon, the holder still receives the whole next coupon. */
function CouponStillMine({ analytics }: { readonly analytics: BondAnalytics }) {
  const { exDividend } = useTexts(bondAnalyticsTexts);
  const { running, profit, currency } = analytics;
  const { money } = useFigureFormat(currency);
  if (!running.known || running.accrued.amount >= 0 || running.nextCoupon === null) return null;
  if (!profit.accruedNow.known) return null;
  const [coupon, left] = [money(running.nextCoupon.amount), money(-running.accrued.amount)];
  return <Lines lines={[exDividend.stillMine, `${coupon} − ${left} = ${money(profit.accruedNow.amount)}`]} />;
}

interface CurrencyWorkingProps {
  readonly effect: BondAnalytics['profit']['currencyEffect'];
  readonly currency: string;
}

/** The purchase amount at today's exchange rate, less the same amount at the rate of the purchase date. */
function CurrencyWorking({ effect, currency }: CurrencyWorkingProps) {
  const { profit: texts } = useTexts(bondAnalyticsTexts);
  const { money, figure, day } = useFigureFormat(currency);
  const ofEuro = useFigureFormat('EUR');
  const working = effect.known ? effect.working : null;
  if (working === null || !effect.known) return <Lines lines={[texts.currencyHow]} />;
  const { paid, purchase, now } = working;
  return (
    <Lines
      lines={[
        texts.currencyHow,
        texts.rates(day(purchase.day), day(now.day)),
        `${money(paid)} / ${figure(now.unitsPerEuro, 4)} − ${money(paid)} / ${figure(purchase.unitsPerEuro, 4)} = ${ofEuro.money(effect.amount)}`,
      ]}
    />
  );
}

/** One part of the profit, or the reason why it is missing unless the page says it above. */
function usePart(analytics: BondAnalytics) {
  const reasons = useTexts(missingFiguresTexts);
  return (label: string, part: KnownAmount, working: ReactNode = false): WorkedFigure => ({
    label,
    value: <Amount value={part.known ? part.amount : null} signed />,
    ...(!part.known &&
      !repeatsReason(analytics, part) && { note: <span className="text-soft">{reasons[part.reason]}</span> }),
    ...(working !== false && { working }),
  });
}
