import type { ReactNode } from 'react';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { InstrumentLink } from '../../office/instruments/instrument-link.tsx';
import { ClosedOn } from '../closing-day/closed-on.tsx';
import { Dividend } from '../distributions/dividend.tsx';
import { FromMarketPrice } from '../../market/prices/from-market-price.tsx';
import { MarketPriceAge } from '../../market/prices/market-price-age.tsx';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { closingDayTexts } from '../../../platform/texts/portfolio/instruments/closing-day.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import type { EtfOrShareHandlers } from './change-buttons.tsx';
import { PRICE_PLACES, RESULT_PLACES, YEARS_PLACES } from './decimal-places.ts';

interface EtfOrShareDetailsProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
  /** The changes that the user may make; null if they may only read. */
  readonly handlers: EtfOrShareHandlers | null;
}

/** All stored and calculated figures of an ETF or share. */
export function EtfOrShareDetails({ portfolio, item, handlers }: EtfOrShareDetailsProps) {
  const texts = useTexts(etfsAndSharesTexts);
  const { fields } = texts;
  const { closedOn } = useTexts(closingDayTexts);
  const money = (value: number | null) => <Money value={value} currency={item.currency} code />;
  const change = handlers === null ? undefined : () => handlers.changeClosingDay(item);
  const closed = item.expired
    ? [{ label: closedOn, value: <ClosedOn holding={item} onChange={change} /> }]
    : [];
  const priced = (figure: ReactNode) => <FromMarketPrice price={item.marketPrice}>{figure}</FromMarketPrice>;
  return (
    <div className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
      <DescriptionList
        rows={[
          {
            label: fields.isin,
            value: portfolio.owner === 'me' ? item.isin : <InstrumentLink isin={item.isin} />,
          },
          { label: fields.name, value: item.name },
          { label: fields.bank, value: item.bank },
          { label: fields.direction, value: texts.directions[item.direction] },
          { label: fields.currency, value: item.currency },
          { label: fields.buyPrice, value: <Percent value={item.buyPrice} places={PRICE_PLACES} /> },
        ]}
      />
      <DescriptionList
        rows={[
          {
            label: fields.marketPrice,
            value: priced(
              <>
                <Percent value={item.marketPrice} places={PRICE_PLACES} />
                <MarketPriceAge holding={item} shows="both" />
              </>,
            ),
          },
          { label: fields.nominal, value: <Amount value={item.nominal} /> },
          { label: fields.amountPaid, value: money(item.amountPaid) },
          {
            label: fields.result,
            value: priced(<Quantity value={item.result} places={RESULT_PLACES} signed />),
          },
          {
            label: fields.profit,
            value: priced(<Money value={item.profit} currency={item.currency} code signed />),
          },
          {
            label: fields.yearsSinceBuy,
            value: <Quantity value={item.yearsSinceBuy} places={YEARS_PLACES} />,
          },
        ]}
      />
      <DescriptionList
        rows={[
          { label: fields.feesPaid1, value: money(item.feesPaid1) },
          { label: fields.feesPaid2, value: money(item.feesPaid2) },
          { label: fields.dividend, value: <Dividend portfolio={portfolio} item={item} /> },
          { label: fields.buyDate, value: <DateText value={item.buyDate} /> },
          { label: fields.settlementDate, value: <DateText value={item.settlementDate} /> },
          { label: texts.status, value: <Status expired={item.expired} /> },
          ...closed,
        ]}
      />
    </div>
  );
}

function Status({ expired }: Pick<EtfOrShare, 'expired'>) {
  const texts = useTexts(etfsAndSharesTexts);
  return expired ? (
    <span className="font-medium text-warn">{texts.expired}</span>
  ) : (
    <span className="font-medium text-gain">{texts.active}</span>
  );
}
