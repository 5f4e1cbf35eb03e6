import type { ReactNode } from 'react';
import type { IndexFixings } from '#api/portfolio/instruments/fixings';
import { fixingsTexts } from '../../../platform/texts/portfolio/instruments/fixings.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

interface MissingFixingsProps {
  readonly indexes: readonly IndexFixings[];
  /** The actions for missing fixings. */
  readonly children?: ReactNode;
}

/** Coupon periods that have begun without a fixing. Renders nothing if there are none. */
export function MissingFixings({ indexes, children }: MissingFixingsProps) {
  const texts = useTexts(fixingsTexts);
  const { locale } = useDisplayPreferences();
  const missing = indexes.flatMap(({ index, missing: periods }) =>
    periods.map(({ from, bonds }) => ({ key: `${index} ${from}`, index, from, bonds })),
  );
  if (missing.length === 0) return null;
  return (
    <div className="rounded-control bg-warn-wash px-3.5 py-2.5 text-warn">
      <p className="font-medium">{texts.missing}</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ key, index, from, bonds }) => (
          <li key={key}>{texts.missingFrom(index, formatDay(from, locale), bonds)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
