/** Reminders by email, and the page that stops them. */
export const en = {
  title: 'Reminders by email',
  intro: 'One email a day at most, at eight in the morning, and only when there is something to say.',
  couponDays: 'Before a coupon or a dividend',
  days: {
    none: 'No reminder',
    0: 'On the day',
    1: 'A day before',
    3: '3 days before',
    7: '7 days before',
  },
  maturities: 'Before capital comes back: 30, 7 and 1 day ahead',
  freeMoneyFrom: 'When money comes free, from (EUR)',
  freeMoneyHint: 'Interest and capital of the next 30 days together. Empty: no reminder.',
  withAmounts: 'With amounts',
  withAmountsHint:
    'Emails can be read by others on their way. Without amounts they name the security and the day.',
  save: 'Save',
  saved: 'Reminders saved.',
  failed: 'The reminders could not be loaded.',
  saveFailed: 'The reminders could not be saved.',
  stopTitle: 'Stop reminders',
  stopIntro:
    'You will get no more emails about coming payments. You can ask for them again on the page of your income.',
  stop: 'Stop reminders',
  stopped: 'The reminders have stopped.',
  stopFailed: 'The reminders could not be stopped.',
  alreadyStopped: 'These reminders had stopped already.',
};
