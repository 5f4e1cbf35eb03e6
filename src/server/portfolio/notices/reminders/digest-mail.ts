import { toLocale, type Language } from '#domain/language';
import { calendarDate } from '#domain/calendar-date';
import { dayText } from '#domain/day-text';
import { describeIncome } from '#domain/calendar-feed/income-calendar';
import type { DueReminders, FreeMoneyReminder } from '#domain/portfolio/income/reminders';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { unsubscribeUrl } from './serve-unsubscribe.ts';

interface Recipient {
  readonly email: string;
  readonly language: Language;
  readonly withAmounts: boolean;
  readonly token: string;
}

interface DigestTexts {
  /** `last` is the last day of the payments, or the day by which the money arrives if there are none. */
  readonly subject: (count: number, last: string) => string;
  readonly coming: string;
  readonly freeMoney: (until: string, total: string | null) => string;
  readonly income: (url: string) => string;
  readonly stop: (url: string) => string;
}

const TEXTS: Readonly<Record<Language, DigestTexts>> = {
  en: {
    subject: (count, last) =>
      ({ 0: `money available by ${last}`, 1: `a payment on ${last}` })[count] ??
      `${count} payments by ${last}`,
    coming: 'Your upcoming payments:',
    freeMoney: (until, total) =>
      total === null
        ? `By ${until}, your payments will reach the amount that you chose.`
        : `By ${until}, you will receive ${total} in total: interest and principal.`,
    income: (url) => `All upcoming payments: ${url}`,
    stop: (url) => `You receive this email because you turned on reminders. To stop them: ${url}`,
  },
  bg: {
    subject: (count, last) =>
      ({ 0: `освобождаване на средства до ${last}`, 1: `плащане на ${last}` })[count] ??
      `${count} плащания до ${last}`,
    coming: 'Предстоящи плащания към вас:',
    freeMoney: (until, total) =>
      total === null
        ? `До ${until} ще постъпи сумата, която сте избрали, или повече.`
        : `До ${until} ще постъпят общо ${total}: лихви и главница.`,
    income: (url) => `Всички предстоящи плащания: ${url}`,
    stop: (url) => `Получавате този имейл, защото сте включили напомнянията. За да ги спрете: ${url}`,
  },
};

function euroText({ total }: FreeMoneyReminder, language: Language): string {
  const format = new Intl.NumberFormat(toLocale(language), { style: 'currency', currency: 'EUR' });
  return format.format(total.toNumber());
}

/** The one email of the day: the coming payments, and how to stop such emails. It has amounts only if the user chose that. */
export function digestMail(reminders: DueReminders, to: Recipient, appUrl: string): Mail {
  const { language, withAmounts } = to;
  const texts = TEXTS[language];
  const { flows, freeMoney } = reminders;
  const days = flows.map(({ flow }) => calendarDate(flow.day));
  const last = days.toSorted().at(-1) ?? freeMoney?.until;
  if (last === undefined) throw new Error('a digest needs a reminder');
  const lines = flows.map(
    ({ flow }) =>
      `${dayText(flow.day, toLocale(language))}  ${describeIncome(flow, { language, withAmounts })}`,
  );
  const free =
    freeMoney === null
      ? []
      : [
          texts.freeMoney(
            dayText(freeMoney.until, toLocale(language)),
            withAmounts ? euroText(freeMoney, language) : null,
          ),
        ];
  const url = unsubscribeUrl(to.token, appUrl);
  const paragraphs = [
    ...(lines.length === 0 ? [] : [texts.coming, lines.join('\n')]),
    ...free,
    texts.income(`${appUrl}/income`),
    texts.stop(url),
  ];
  return {
    to: to.email,
    subject: `Kupon: ${texts.subject(lines.length, dayText(last, toLocale(language)))}`,
    text: `${paragraphs.join('\n\n')}\n`,
    unsubscribeUrl: url,
  };
}
