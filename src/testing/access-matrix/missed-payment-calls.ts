import { aBond } from '../factories/a-bond.ts';
import { aMissedDecision } from '../factories/a-missed-decision.ts';
import type { Call, CallContext } from './call.ts';
import { plain, TERMS, user, withId } from './owned-rows.ts';

/** The coupon that the terms of the bond promise and nobody recorded. */
const DAY = '2025-07-15';
const REMINDER = { day: DAY, until: '2026-03-20' };
const NOT_DUE = { day: DAY, reason: 'deferred by the issuer' };

const bond = ({ app, owner }: CallContext) => aBond(app, owner.userId, { ...TERMS, buy_date: '2024-07-15' });

const decided = async (context: CallContext) => {
  const id = await bond(context);
  await aMissedDecision(context.app, id, DAY);
  return id;
};

const record: Call = async (context) => ({
  params: { id: context.owner.userId },
  body: {
    payments: [{ bondId: await bond(context), day: DAY, profit: 5, taxesPaid: null, paymentDate: DAY }],
  },
});

/** Payments that bonds missed, and the decisions about them. */
export const MISSED_PAYMENT_CALLS: Readonly<Record<string, Call>> = {
  'GET /income/missed': plain,
  'POST /income/missed/record': record,
  'POST /income/missed/{bondId}/snooze': withId(bond, REMINDER),
  'POST /income/missed/{bondId}/not-due': withId(bond, NOT_DUE),
  'POST /income/missed/{bondId}/reopen': withId(decided, { day: DAY }),
  'GET /admin/users/{id}/income/missed': withId(user),
  'POST /admin/users/{id}/income/missed/record': record,
  'GET /admin/missed-payments': plain,
  'POST /admin/bonds/{id}/missed/snooze': withId(bond, REMINDER),
  'POST /admin/bonds/{id}/missed/not-due': withId(bond, NOT_DUE),
  'POST /admin/bonds/{id}/missed/reopen': withId(decided, { day: DAY }),
};
