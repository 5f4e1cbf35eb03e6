import { useNavigate, useSearch } from '@tanstack/react-router';
import { overviewInAddress } from './overview-in-address.ts';
import { readOverviewChoices, writeOverviewChoices, type OverviewChoices } from './overview-choices.ts';

/** The choices on the overview, stored in its address. */
export function useOverviewAddress() {
  const address = readOverviewChoices(overviewInAddress(useSearch({ strict: false })));
  const navigate = useNavigate();
  const change = (changed: Partial<OverviewChoices>) =>
    void navigate({
      to: '.',
      search: () => writeOverviewChoices({ ...address, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return { address, change };
}
