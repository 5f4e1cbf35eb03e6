import { isCalendarDate } from '#domain/calendar-date';
import type { AuditInAddress } from './audit-in-address.ts';

export function withoutInvalidDays({ from, to, ...others }: AuditInAddress): AuditInAddress {
  return {
    ...others,
    ...(from !== undefined && isCalendarDate(from) && { from }),
    ...(to !== undefined && isCalendarDate(to) && { to }),
  };
}
