import { textsInAddress } from '../../platform/navigation/texts-in-address.ts';

/** The audit search in the address: `?whose=ivan&from=2026-09-01`. Days are raw text: the screen checks them. */
export interface AuditInAddress {
  readonly who?: string;
  readonly whose?: string;
  readonly what?: string;
  readonly target?: string;
  readonly from?: string;
  readonly to?: string;
}

export const AUDIT_FIELDS = ['who', 'whose', 'what', 'target', 'from', 'to'] as const;

export function auditInAddress(search: Readonly<Record<string, unknown>>): AuditInAddress {
  return textsInAddress(search, AUDIT_FIELDS);
}
