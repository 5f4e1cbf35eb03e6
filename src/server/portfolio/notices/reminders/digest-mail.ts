import type { Language } from '#api/people/users';
import { calendarDate, type CalendarDate } from '#domain/calendar-date';
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
  readonly subject: (count: number) => string;
  readonly coming: string;
  readonly freeMoney: (until: string, total: string | null) => string;
  readonly income: (url: string) => string;
  readonly stop: (url: string) => string;
}

const TEXTS: Readonly<Record<Language, DigestTexts>> = {
  en: {
    subject: (count) => (count === 1 ? 'A payment is coming' : 'Payments are coming'),
    coming: 'Coming to you:',
    freeMoney: (until, total) =>
      total === null
        ? `What comes in by ${until} reaches the amount that you chose.`
        : `${total} comes in by ${until}, interest and capital together.`,
    income: (url) => `All coming payments: ${url}`,
    stop: (url) => `You get this email because you asked for reminders. To stop them: ${url}`,
  },
  bg: {
    subject: (count) => (count === 1 ? 'Предстои плащане' : 'Предстоят плащания'),
    coming: 'Предстои да получите:',
    freeMoney: (until, total) =>
      total === null
        ? `До ${until} ще постъпи сумата, която сте избрали, или повече.`
        : `До ${until} ще постъпят ${total}: лихви и главница общо.`,
    income: (url) => `Всички предстоящи плащания: ${url}`,
    stop: (url) => `Получавате този имейл, защото сте поискали напомняния. За да ги спрете: ${url}`,
  },
};

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', bg: 'bg-BG' };

function dayText(day: CalendarDate, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function euroText({ total }: FreeMoneyReminder, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' });
  return format.format(total.toNumber());
}

/** The one email of the day: the coming payments, and how to stop such emails. It has amounts only if the user chose that. */
export function digestMail(reminders: DueReminders, to: Recipient, appUrl: string): Mail {
  const { language, withAmounts } = to;
  const texts = TEXTS[language];
  const { flows, freeMoney } = reminders;
  const lines = flows.map(
    ({ flow }) =>
      `${dayText(calendarDate(flow.day), language)}  ${describeIncome(flow, { language, withAmounts })}`,
  );
  const free =
    freeMoney === null
      ? []
      : [
          texts.freeMoney(
            dayText(freeMoney.until, language),
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
    subject: `Kupon: ${texts.subject(lines.length)}`,
    text: `${paragraphs.join('\n\n')}\n`,
    unsubscribeUrl: url,
  };
}
