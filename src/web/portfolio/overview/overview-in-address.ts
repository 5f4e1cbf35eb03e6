import { textsInAddress } from '../../platform/navigation/texts-in-address.ts';

/** What is shown of the overview, in its address: `?range=1y&by=bank`. Whether there is such a choice, the screen asks. */
export interface OverviewAddress {
  readonly range?: string;
  readonly by?: string;
}

export function overviewInAddress(parameters: Readonly<Record<string, unknown>>): OverviewAddress {
  return textsInAddress(parameters, ['range', 'by']);
}
