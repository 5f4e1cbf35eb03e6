import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { BondId } from '#api/platform/ids';
import { useListedBonds } from '../../../../platform/queries/portfolio/my-bonds.ts';
import { bondAnalyticsTexts } from '../../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { buttonLook } from '../../../../platform/ui/button.tsx';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../../platform/ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../platform/ui/icons/screen-icons.ts';

/**
 * The place of a bond in the list that was shown last, with links to its neighbours. They share one history entry, so that Back
 * leads to the list.
 */
export function BondInList({ bondId }: { readonly bondId: BondId }) {
  const { inList: texts } = useTexts(bondAnalyticsTexts);
  const { locale } = useDisplayPreferences();
  const listed = useListedBonds();
  const place = listed.indexOf(bondId);
  if (place === -1 || listed.length === 1) return null;
  const whole = (count: number) => formatFigure(count, locale, { places: 0, maxPlaces: 0 });
  return (
    <nav aria-label={texts.label} className="flex items-center justify-center gap-1 text-sm text-soft">
      <Neighbour id={listed[place - 1]} label={texts.previous} icon={<ChevronLeftIcon size={16} />} />
      <span className="px-1 whitespace-nowrap tabular-nums">
        {texts.place(whole(place + 1), whole(listed.length))}
      </span>
      <Neighbour id={listed[place + 1]} label={texts.next} icon={<ChevronRightIcon size={16} />} />
    </nav>
  );
}

interface NeighbourProps {
  readonly id: BondId | undefined;
  readonly label: string;
  readonly icon: ReactNode;
}

/** Keeps its space at either end of the list. */
function Neighbour({ id, label, icon }: NeighbourProps) {
  const look = `${buttonLook('quiet')} px-2!`;
  if (id === undefined) {
    return (
      <span aria-hidden="true" className={`${look} invisible`}>
        {icon}
      </span>
    );
  }
  return (
    <Link to="/bond/$bondId" params={{ bondId: String(id) }} replace aria-label={label} className={look}>
      {icon}
    </Link>
  );
}
