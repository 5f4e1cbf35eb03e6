import { useState } from 'react';
import type { Overview, Share } from '#api/portfolio/figures/overview';
import type { AllocationBy } from '#domain/portfolio/overview/position-allocation';
import { ShareBar } from '../../../platform/charts/share-bar.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Percent } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { Concentration } from './concentration.tsx';
import { ALLOCATION_CHOICES } from './overview-choices.ts';
import { OverviewSection } from './overview-section.tsx';
import { shareName } from './share-names.ts';
import { ShowAll } from './show-all.tsx';
import { useOverviewAddress } from './use-overview-address.ts';

const SHOWN_AT_FIRST = 5;

interface AllocationProps {
  readonly overview: Overview;
  readonly owner: Owner;
  readonly className: string;
}

/** The allocation of the portfolio by one criterion at a time, and its concentration. */
export function Allocation({ overview, owner, className }: AllocationProps) {
  const { allocation: texts } = useTexts(overviewTexts);
  const { address, change } = useOverviewAddress();
  const { by } = address;
  return (
    <OverviewSection
      title={texts.title}
      className={className}
      actions={
        <SegmentedToggle
          label={texts.by}
          options={ALLOCATION_CHOICES.map((value) => ({ value, label: texts.columns[value] }))}
          value={by}
          onChange={(chosen) => change({ by: chosen })}
          phoneColumns={3}
        />
      }
    >
      <AllocationTable key={by} by={by} shares={overview.allocation[by]} />
      {by === 'country' && <p className="mt-2 text-xs text-faint">{texts.countryNote}</p>}
      <Concentration concentration={overview.concentration} owner={owner} />
    </OverviewSection>
  );
}

interface AllocationTableProps {
  readonly by: AllocationBy;
  readonly shares: readonly Share[];
}

function AllocationTable({ by, shares }: AllocationTableProps) {
  const { allocation: texts } = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const printing = usePrinting();
  const [all, setAll] = useState(false);
  const largest = Math.max(...shares.map(({ percent }) => percent));
  const shown = all || printing ? shares : shares.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <table className="w-full text-[13.5px]">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.columns[by]}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.eur}</th>
            <th scope="col">{texts.percent}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, eur, percent }) => (
            <tr key={key}>
              <th scope="row" className="h-9 max-w-36 truncate pr-2 text-left font-normal">
                {shareName({ by, key }, texts, locale)}
              </th>
              <td className="w-[30%] px-1 max-md:w-[22%] max-sm:w-[12%]">
                <ShareBar percent={(100 * percent) / largest} />
              </td>
              <td className="pl-2 text-right">
                <Amount value={eur} />
              </td>
              <td className="w-15 pl-2 text-right font-medium whitespace-nowrap">
                <Percent value={percent} places={1} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < shares.length && (
        <ShowAll label={texts.more(shares.length)} onClick={() => setAll(true)} />
      )}
    </>
  );
}
