import { formatFigure, isDecimalText } from '../../../../platform/ui/format.ts';

/** More than any price or quantity of a file has. */
const MAX_PLACES = 10;

/** A number in a sentence, as the language writes it. Other text, such as that of a cell, stays as it is. */
export function shownFigure(value: string | number, locale: string): string {
  const text = String(value);
  return isDecimalText(text) ? formatFigure(text, locale, { maxPlaces: MAX_PLACES }) : text;
}
