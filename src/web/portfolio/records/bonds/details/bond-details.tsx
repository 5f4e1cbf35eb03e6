import type { ReactNode } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import { ClosedOn } from '../../closing-day/closed-on.tsx';
import { FromMarketPrice } from '../../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../../market/prices/market-price-age.tsx';
import { closingDayTexts } from '../../../../platform/texts/portfolio/instruments/closing-day.ts';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { DateText, Missing, Money, Quantity } from '../../../../platform/ui/amount.tsx';
import { DescriptionList, type Described } from '../../../../platform/ui/description-list.tsx';
import { PRICE_PLACES, YEARS_PLACES } from './decimal-places.ts';

interface BondDetailsProps {
  readonly bond: Bond;
  /** Rows to show first: figures that a closed card on a narrow screen does not have. */
  readonly first?: readonly Described[];
  /** Confirms or changes the closing day of an expired bond; undefined if the user may not. */
  readonly onChangeClosingDay?: () => void;
  /** Further sections. */
  readonly children?: ReactNode;
}

/** The figures that a bond's row leaves out, and its terms if any were entered. */
export function BondDetails({ bond, first = [], onChangeClosingDay, children }: BondDetailsProps) {
  const terms = useTermRows(bond);
  const texts = useTexts(bondsTexts);
  const { closedOn } = useTexts(closingDayTexts);
  const closed = bond.expired
    ? [{ label: closedOn, value: <ClosedOn holding={bond} onChange={onChangeClosingDay} /> }]
    : [];
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-10 gap-y-5">
      <Section title={texts.details.title} rows={[...first, ...useDetailRows(bond), ...closed]} />
      {terms.length > 0 && <Section title={texts.terms.title} rows={terms} />}
      {children}
    </div>
  );
}

function Section({ title, rows }: { readonly title: string; readonly rows: readonly Described[] }) {
  return (
    <section className="max-w-lg">
      <h3 className="mb-2 text-[12.5px]/4 font-medium text-soft">{title}</h3>
      <DescriptionList rows={rows} />
    </section>
  );
}

function useDetailRows(bond: Bond): Described[] {
  const { details } = useTexts(bondsTexts);
  return [
    { label: details.cleanPrice, value: <Quantity value={bond.cleanPrice} places={PRICE_PLACES} /> },
    { label: details.amountPaid, value: <Money value={bond.amountPaid} currency={bond.currency} code /> },
    { label: details.taxesPaid, value: <Money value={bond.taxesPaid} currency="EUR" code /> },
    {
      label: details.marketPrice,
      value: (
        <FromMarketPrice price={bond.marketPrice}>
          <Quantity value={bond.marketPrice} places={PRICE_PLACES} />
          <MarketPriceAge holding={bond} shows="both" />
        </FromMarketPrice>
      ),
    },
    { label: details.buyDate, value: <DateText value={bond.buyDate} /> },
    { label: details.settlementDate, value: <DateText value={bond.settlementDate} /> },
    { label: details.yearsSinceBuy, value: <Quantity value={bond.yearsSinceBuy} places={YEARS_PLACES} /> },
    {
      label: details.notes,
      value: bond.notes === null ? <Missing /> : <Notes text={bond.notes} />,
    },
  ];
}

/** Notes of more than about three lines are cut there; opening them shows the rest. */
function Notes({ text }: { readonly text: string }) {
  const isLong = text.length > 100 || text.split('\n').length > 3;
  if (!isLong) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <details className="group">
      <summary className="whitespace-pre-line not-print:line-clamp-3 group-open:line-clamp-none!">
        {text}
      </summary>
    </details>
  );
}

/** The entered terms; empty if there is only a redemption at par, which is the default. */
function useTermRows(bond: Bond): Described[] {
  const { terms } = useTexts(bondsTexts);
  const { maturityDate, couponFrequency, dayCount, issueDate, firstCouponDate, redemption } = bond;
  const rows: (Described | null)[] = [
    maturityDate && { label: terms.maturityDate, value: <DateText value={maturityDate} /> },
    couponFrequency === null
      ? null
      : { label: terms.couponFrequency, value: terms.frequencies[couponFrequency] },
    dayCount && { label: terms.dayCount, value: dayCount },
    issueDate && { label: terms.issueDate, value: <DateText value={issueDate} /> },
    firstCouponDate && { label: terms.firstCouponDate, value: <DateText value={firstCouponDate} /> },
  ];
  const entered = rows.filter((row) => row !== null);
  const atPar = redemption === 100;
  if (entered.length === 0 && atPar) return [];
  return [
    ...entered,
    { label: terms.redemption, value: <Quantity value={redemption} places={PRICE_PLACES} /> },
  ];
}
