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

/** Deleted objects are kept for a while so that they can be restored. */
const Deletable = z.object({ deletedAt: z.iso.datetime() });
const WithBond = Deletable.extend({ bondId: BondId });

const WithDistributions = EtfOrShare.extend({ distributions: z.array(Distribution) });

/** Everything stored about a user, spelled as on the wire, so that an exported file is identical to the API's answer. */
export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: User.extend({ createdAt: z.iso.datetime() }),
  sessions: z.array(OwnSession.omit({ current: true }).extend({ userAgent: z.string() })),
  secondFactor: EnrolledFactors,
  calendarFeeds: z.array(CalendarFeed),
  reminders: Reminders,
  concentrationLimits: ConcentrationLimits,
  /** The last 50 files that the user imported. */
  imports: z.array(Import),
  /** The user's decisions about payments that bonds missed. */
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
  /** Changes to the user's data, and the user's own actions. */
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
