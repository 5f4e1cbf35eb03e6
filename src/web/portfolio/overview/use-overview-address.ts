import { useNavigate, useSearch } from '@tanstack/react-router';
import { overviewInAddress, readOverviewAddress, type OverviewAddress } from './overview-in-address.ts';

/** What is chosen on the overview, kept in its address. */
export function useOverviewAddress() {
  const address = readOverviewAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: OverviewAddress) =>
    void navigate({
      to: '.',
      search: () => overviewInAddress({ ...address, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return { address, change };
}
