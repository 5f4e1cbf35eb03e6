import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../platform/ui/format.ts';

const PLACES = { places: 2, maxPlaces: 8 } as const;

/** A price with all decimals of the file. */
export function HistoricPrice({ value }: { readonly value: number }) {
  const { locale } = useDisplayPreferences();
  return <span className="tabular-nums">{formatFigure(value, locale, PLACES)}</span>;
}
