import type { ReactNode } from 'react';
import { daysBetween } from '#domain/calendar-date';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { sumEntered } from '#domain/money/sum-entered';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useYieldNotes } from '../../records/bond-features/use-feature-notes.ts';
import { HoldOrSellBars } from './hold-or-sell-bars.tsx';
import { MarketPriceAge } from '../../market/prices/market-price-age.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import { sharedReason } from './shared-reason.ts';

interface AnswerProps {
  readonly analytics: BondAnalytics;
}

/** The main answers about a bond: its value, its yield, its next payment, and whether to hold it. */
export function AnswerSheet({ analytics }: AnswerProps) {
  const { answers: texts } = useTexts(bondAnalyticsTexts);
  const reason = sharedReason(analytics);
  if (reason !== null) {
    return (
      <Sheet className="px-4 py-4 md:px-5 lg:col-span-3">
        <MissingFigure reason={reason} />
      </Sheet>
    );
  }
  return (
    <Sheet className="grid overflow-hidden md:grid-cols-2 lg:col-span-3 lg:grid-cols-[1.85fr_1fr_1fr_1.7fr]">
      <Answer title={texts.worth}>
        <WorthToday analytics={analytics} />
      </Answer>
      <Answer title={texts.yields}>
        <Yields analytics={analytics} />
      </Answer>
      <Answer title={texts.nextPayment}>
        <NextPayment analytics={analytics} />
      </Answer>
      <Answer title={texts.holdOrSell}>
        <HoldOrSellBars analytics={analytics} />
      </Answer>
    </Sheet>
  );
}

function Answer({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0 border-t border-hair px-4 py-4 first:border-t-0 md:px-5 lg:border-t-0 lg:border-l lg:first:border-l-0">
      <h2 className="text-soft">{title}</h2>
      {children}
    </section>
  );
}

const LARGE = 'text-[22px]/7 font-bold tracking-tight md:text-2xl';
const BELOW = 'mt-1.5 text-sm text-soft';

function WorthToday({ analytics }: AnswerProps) {
  const { market, terms, currency } = analytics;
  const { answers: texts } = useTexts(bondAnalyticsTexts);
  const { figure, money } = useFigureFormat(currency);
  if (!market.known) return <MissingFigure reason={market.reason} />;
  const { value, cleanPrice, accrued } = market;
  const priced = { ...analytics, ...(terms.known && terms), marketPrice: cleanPrice };
  return (
    <>
      <p className="text-[34px]/10 font-bold tracking-tight md:text-[44px]/[52px]">
        <Money value={value} currency={currency} />
      </p>
      <div className={BELOW}>
        {texts.worthFrom(figure(cleanPrice, 4), money(accrued.amount))}
        <MarketPriceAge holding={priced} shows="both" />
      </div>
    </>
  );
}

function Yields({ analytics }: AnswerProps) {
  const { market, purchase, currency } = analytics;
  const notes = useYieldNotes(analytics);
  const { answers: texts } = useTexts(bondAnalyticsTexts);
  const { percent } = useFigureFormat(currency);
  if (!market.known) return <MissingFigure reason={market.reason} />;
  return (
    <>
      <p className={LARGE}>{percent(market.effectiveYieldPercent, 2)}</p>
      <p className={BELOW}>{texts.heldToMaturity}</p>
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
      {purchase.known && (
        <p className="text-sm text-soft">{texts.atPurchase(percent(purchase.effectiveYieldPercent, 2))}</p>
      )}
    </>
  );
}

function NextPayment({ analytics: { running, payments, currency, today } }: AnswerProps) {
  const { answers: texts } = useTexts(bondAnalyticsTexts);
  const { day } = useFigureFormat(currency);
  if (!running.known) return <MissingFigure reason={running.reason} />;
  const [next] = running.toCome;
  if (next === undefined) return <p className={BELOW}>{texts.nothingToCome}</p>;
  const days = daysBetween(today, next.date);
  const dues = payments.known ? payments.flows : [];
  const place = dues.findIndex(({ date }) => date === next.date);
  return (
    <>
      <p className={LARGE}>
        <Money value={sumEntered([next.coupon, next.principal])} currency={currency} />
      </p>
      <p className={BELOW}>{texts.onDay(day(next.date), days)}</p>
      {place >= 0 && <p className="text-sm text-soft">{texts.paymentNumber(place + 1, dues.length)}</p>}
    </>
  );
}
