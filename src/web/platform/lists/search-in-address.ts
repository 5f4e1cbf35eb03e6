import { textsInAddress } from '../navigation/texts-in-address.ts';

/** The search of a list in its address: `?q=ivan`. */
export function searchInAddress(parameters: Readonly<Record<string, unknown>>): { readonly q?: string } {
  return textsInAddress(parameters, ['q']);
}
