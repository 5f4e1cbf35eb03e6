/** The search of the audit in its address: `?whose=ivan&from=2026-09-01`. */
export interface AuditInAddress {
  readonly who?: string;
  readonly whose?: string;
  readonly what?: string;
  readonly target?: string;
  readonly from?: string;
  readonly to?: string;
}

export const AUDIT_FIELDS = ['who', 'whose', 'what', 'target', 'from', 'to'] as const;

/** The router parses a search of digits only as a number. */
export function auditInAddress(search: Readonly<Record<string, unknown>>): AuditInAddress {
  const given = AUDIT_FIELDS.flatMap((field) => {
    const value = search[field];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(given);
}
