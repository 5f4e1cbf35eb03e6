import { textsInAddress } from '../../../platform/navigation/texts-in-address.ts';

/** The choices of the overview in its address: `?range=1y&by=bank`. The screen checks that the choices exist. */
export interface OverviewAddress {
  readonly range?: string;
  readonly by?: string;
}

export function overviewInAddress(parameters: Readonly<Record<string, unknown>>): OverviewAddress {
  return textsInAddress(parameters, ['range', 'by']);
}
