import type { ReactNode } from 'react';
import { formatDay, formatFigure, formatInstant, formatMoney, formatPercent, type Figure } from './format.ts';
import { AMOUNT_MASK, useDisplayPreferences } from './display-preferences.ts';

interface FigureProps {
  readonly value: Figure | null | undefined;
  readonly places?: number;
  /** Profit and loss: an explicit sign, and the colour of gain or loss. */
  readonly signed?: boolean;
  /** A sign without the colour: a sensitivity is neither gain nor loss. */
  readonly neutral?: boolean;
  /** Without its own element, in a table cell: hundreds are rendered at once. */
  readonly bare?: boolean;
}

/** Money: €1,234.50, or with `code` 1,234.50 EUR. */
export function Money({
  currency,
  code = false,
  ...figure
}: FigureProps & { readonly currency: string; readonly code?: boolean }) {
  return (
    <FormattedFigure
      {...figure}
      secret
      write={(value, locale, format) => formatMoney(value, locale, { ...format, currency, code })}
      places={figure.places ?? 2}
    />
  );
}

/** An amount or a quantity whose currency or unit is shown elsewhere, in a heading. */
export function Amount(figure: FigureProps) {
  return <FormattedFigure {...figure} secret write={formatFigure} places={figure.places ?? 2} />;
}

/** A price, a factor, a number of years: never masked, because it does not reveal how much a person owns. */
export function Quantity(figure: FigureProps) {
  return <FormattedFigure {...figure} write={formatFigure} />;
}

/** `value` is in percent. */
export function Percent(figure: FigureProps) {
  return <FormattedFigure {...figure} write={formatPercent} places={figure.places ?? 2} />;
}

/** A day, 'YYYY-MM-DD' (the first 10 characters of a longer text). */
export function DateText({ value }: { readonly value: string | null | undefined }) {
  const { locale } = useDisplayPreferences();
  if (value === null || value === undefined) return <Missing />;
  const day = value.slice(0, 10);
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(day, locale)}
    </time>
  );
}

/** An instant, ISO 8601, in the user's time zone. */
export function InstantText({ value }: { readonly value: string }) {
  const { locale } = useDisplayPreferences();
  return <time dateTime={value}>{formatInstant(value, locale)}</time>;
}

/** A dash for a missing figure; `reason` says why. */
export function Missing({ reason }: { readonly reason?: string }) {
  if (reason === undefined) return <span className="text-faint">—</span>;
  return (
    <span className="text-faint" title={reason}>
      <span aria-hidden="true">—</span>
      <span className="sr-only">{reason}</span>
    </span>
  );
}

interface FormattedFigureProps extends FigureProps {
  readonly secret?: boolean;
  readonly write: (value: Figure, locale: string, format: { places: number; signed: boolean }) => string;
}

function FormattedFigure({
  value,
  places = 0,
  signed = false,
  neutral = false,
  secret = false,
  bare = false,
  write,
}: FormattedFigureProps): ReactNode {
  const { locale, amountsHidden, hiddenLabel } = useDisplayPreferences();
  if (value === null || value === undefined) return <Missing />;
  if (secret && amountsHidden) return <Masked label={hiddenLabel} />;
  const text = write(value, locale, { places, signed: signed || neutral });
  if (bare) return text;
  const colour = signed ? amountColour(value, places) : '';
  return <span className={`whitespace-nowrap tabular-nums ${colour}`}>{text}</span>;
}

function Masked({ label }: { readonly label: string }) {
  return (
    <span role="img" aria-label={label} className="whitespace-nowrap text-soft">
      {AMOUNT_MASK}
    </span>
  );
}

/** What is displayed as zero is neither gain nor loss. */
function amountColour(value: Figure, places: number): string {
  const written = Number(Number(value).toFixed(places));
  if (written === 0) return '';
  return written < 0 ? 'text-loss' : 'text-gain';
}
