import type { ReactNode } from 'react';
import type { Figure, Position } from '#api/portfolio/figures/positions';
import { AMOUNT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing, Money, Quantity } from '../../../platform/ui/amount.tsx';
import { formatDay, formatMoney } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { PositionPrice } from './position-price.tsx';

interface FigureOrReasonProps {
  readonly figure: Figure;
  readonly children: (known: number) => ReactNode;
}

/** Renders a figure, or a dash with the reason why it is missing. */
export function FigureOrReason({ figure, children }: FigureOrReasonProps) {
  const { reasons } = useTexts(positionsTexts);
  return typeof figure === 'number' ? children(figure) : <Missing reason={reasons[figure.reason]} />;
}

interface MoneyFigureProps {
  readonly figure: Figure;
  readonly currency: string;
  readonly signed?: boolean;
}

export function MoneyFigure({ figure, currency, signed = false }: MoneyFigureProps) {
  return (
    <FigureOrReason figure={figure}>
      {(amount) => <Money value={amount} currency={currency} code signed={signed} />}
    </FigureOrReason>
  );
}

export function PriceFigure({ figure }: { readonly figure: Figure }) {
  return (
    <FigureOrReason figure={figure}>
      {(price) => <Quantity value={price} places={PRICE_PLACES} />}
    </FigureOrReason>
  );
}

function QuantityFigure({ figure }: { readonly figure: Figure }) {
  return (
    <FigureOrReason figure={figure}>
      {(quantity) => <Amount value={quantity} places={AMOUNT_PLACES} />}
    </FigureOrReason>
  );
}

/** The value, and below it the accrued interest in it. */
function PositionValue({ position: { value, accrued, currency, kind } }: { readonly position: Position }) {
  const texts = useTexts(positionsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  const showsAccrued = typeof value === 'number' && value !== 0 && kind === 'bond' && !amountsHidden;
  return (
    <>
      <MoneyFigure figure={value} currency={currency} />
      {showsAccrued && (
        <span className="block text-xs text-faint">
          {typeof accrued === 'number'
            ? texts.accrued(formatMoney(accrued, locale, { currency, code: true }))
            : texts.withoutAccrued}
        </span>
      )}
    </>
  );
}

interface EuroValueProps {
  readonly position: Pick<Position, 'eur' | 'currency'>;
  readonly on: string;
}

/** The value in euro; without an exchange rate, names the currency and the day. */
function EuroValue({ position: { eur, currency }, on }: EuroValueProps) {
  const { missingRate } = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  return typeof eur === 'object' && eur.reason === 'no_rate' ? (
    <Missing reason={missingRate(currency, formatDay(on, locale))} />
  ) : (
    <MoneyFigure figure={eur} currency="EUR" />
  );
}

export const POSITION_FIGURES = [
  'quantity',
  'averagePrice',
  'cost',
  'price',
  'value',
  'eur',
  'realised',
] as const;
type PositionFigureName = (typeof POSITION_FIGURES)[number];

interface PositionFigureProps {
  readonly name: PositionFigureName;
  readonly position: Position;
  /** The day of the figures. */
  readonly on: string;
}

export function PositionFigure({ name, position, on }: PositionFigureProps) {
  switch (name) {
    case 'quantity':
      return <QuantityFigure figure={position.quantity} />;
    case 'averagePrice':
      return <PriceFigure figure={position.averagePrice} />;
    case 'cost':
      return <MoneyFigure figure={position.cost} currency={position.currency} />;
    case 'price':
      return <PositionPrice price={position.price} />;
    case 'value':
      return <PositionValue position={position} />;
    case 'eur':
      return <EuroValue position={position} on={on} />;
    case 'realised':
      return <MoneyFigure figure={position.realised} currency={position.currency} signed />;
  }
}
