/** Reminders by email, and the page that stops them. */
export const en = {
  title: 'Reminders by email',
  intro: 'At most one email a day, at eight in the morning, and only if there is something to report.',
  couponDays: 'Before a coupon or a dividend',
  days: {
    none: 'No reminder',
    0: 'On the day',
    1: 'A day before',
    3: '3 days before',
    7: '7 days before',
  },
  maturities: 'Before principal is repaid: 30, 7 and 1 day ahead',
  freeMoneyFrom: 'When money becomes available, from (EUR)',
  freeMoneyHint: 'Interest and principal of the next 30 days together. Empty: no reminder.',
  withAmounts: 'With amounts',
  withAmountsHint:
    'Emails can be read by others on the way. Without amounts, they name only the security and the day.',
  save: 'Save',
  saved: 'Reminders saved.',
  failed: 'The reminders could not be loaded.',
  saveFailed: 'The reminders could not be saved.',
  stopTitle: 'Stop reminders',
  stopIntro:
    'You will get no more emails about upcoming payments. You can turn them on again on the income page.',
  stop: 'Stop reminders',
  stopped: 'The reminders have stopped.',
  stopFailed: 'The reminders could not be stopped.',
  alreadyStopped: 'These reminders were already stopped.',
};
