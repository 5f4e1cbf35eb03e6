import { z } from 'zod';
import { OwnAuditEntry } from './audit.ts';
import { Bond } from '../portfolio/bonds.ts';
import { Import } from '../portfolio/imports/import-fields.ts';
import { CalendarFeed } from '../portfolio/calendar-feeds.ts';
import { ConcentrationLimits } from '../portfolio/figures/concentration-limits.ts';
import { Reminders } from '../portfolio/reminders.ts';
import { CashFlow } from '../portfolio/cash-flows.ts';
import { Distribution } from '../portfolio/distributions.ts';
import { endpoint } from '../platform/endpoint.ts';
import { EtfOrShare } from '../portfolio/etfs-and-shares.ts';
import { BondId, EtfOrShareId } from '../platform/ids.ts';
import { MissedPaymentDecision } from '../portfolio/missed-payments.ts';
import { Payment } from '../portfolio/payments.ts';
import { EnrolledFactors } from './second-factor.ts';
import { User } from './users.ts';
import { OwnSession } from './account.ts';

/** What was deleted can be restored for a while, and is held for that. */
const Deletable = z.object({ deletedAt: z.iso.datetime() });
const WithBond = Deletable.extend({ bondId: BondId });

const WithDistributions = EtfOrShare.extend({ distributions: z.array(Distribution) });

/** Everything that is held about a user, spelled as on the wire, so that a file of it is the answer itself. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: User.extend({ createdAt: z.iso.datetime() }),
  sessions: z.array(OwnSession.omit({ current: true }).extend({ userAgent: z.string() })),
  secondFactor: EnrolledFactors,
  calendarFeeds: z.array(CalendarFeed),
  reminders: Reminders,
  concentrationLimits: ConcentrationLimits,
  /** Files that the user has imported, the last 50. */
  imports: z.array(Import),
  /** What was decided about payments that bonds missed. */
  missedPayments: z.array(MissedPaymentDecision),
  bonds: z.array(Bond.in.extend({ payments: z.array(Payment), cashFlows: z.array(CashFlow) })),
  etfs: z.array(WithDistributions),
  shares: z.array(WithDistributions),
  deleted: z.object({
    bonds: z.array(Bond.in.extend(Deletable.shape)),
    payments: z.array(Payment.extend(WithBond.shape)),
    cashFlows: z.array(CashFlow.extend(WithBond.shape)),
    distributions: z.array(Distribution.extend({ ...Deletable.shape, etfOrShareId: EtfOrShareId })),
    etfs: z.array(EtfOrShare.extend(Deletable.shape)),
    shares: z.array(EtfOrShare.extend(Deletable.shape)),
  }),
  /** What was done to the user's data, and by the user. */
  audit: z.array(OwnAuditEntry),
});
export type AccountExportOnWire = z.input<typeof AccountExport>;

export const exportMyAccount = endpoint({
  method: 'GET',
  path: '/account/export',
  access: 'signed-in',
  summary: 'All data stored about the signed-in user',
  answer: AccountExport,
});
