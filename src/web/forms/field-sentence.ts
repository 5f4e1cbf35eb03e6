import type { formsTexts } from '../texts/forms.ts';
import { daySentence } from './date-field/day-sentence.ts';
import { formatDay, formatFigure } from '../ui/format.ts';

type FormsTexts = (typeof formsTexts)['en'];

const DATE_MESSAGE = /^must be a date like .*, from (\S+) to (\S+)$/;

/** What the schemas say of a wrong field (api/fields.ts), and the sentence that a person reads instead. */
const SENTENCES: readonly [
  pattern: RegExp,
  sentence: (texts: FormsTexts, found: readonly string[], locale: string) => string,
][] = [
  [
    /^must be a number from (\S+) to (\S+)$/,
    (texts, [from = '', to = ''], locale) =>
      texts.numberBetween(formatFigure(Number(from), locale), formatFigure(Number(to), locale)),
  ],
  [
    /^must have at most (\d+) (?:characters|bytes)$/,
    (texts, [count = ''], locale) => texts.atMostCharacters(formatFigure(count, locale)),
  ],
  [
    /^must have at least (\d+) characters$/,
    (texts, [count = ''], locale) => texts.atLeastCharacters(formatFigure(count, locale)),
  ],
  [
    /^must be smaller: .* would pass (\d+)$/,
    (texts, [most = ''], locale) => texts.amountsTooLarge(formatFigure(most, locale)),
  ],
  [/^is one of the commonest passwords/, (texts) => texts.commonPassword],
  [/^must not hold the (?:e-mail address|username|name of this product)/, (texts) => texts.passwordHoldsName],
  [/^is not your current password$/, (texts) => texts.notCurrentPassword],
  [/^must be another one than the current password$/, (texts) => texts.samePassword],
  [/^is already in use$/, (texts) => texts.emailTaken],
  [/^must be the whole number/, (texts) => texts.wholeTaxId],
  [/^must not hold line breaks, invisible/, (texts) => texts.visibleName],
  [/^must not hold control characters$/, (texts) => texts.noControlCharacters],
  [
    DATE_MESSAGE,
    (texts, [from = '', to = ''], locale) =>
      texts.dateBetween(formatDay(from, locale), formatDay(to, locale)),
  ],
  [/^must be an e-mail address$/, (texts) => texts.email],
  [/^must be a phone number$|^must have 1 to 32 digits/, (texts) => texts.phone],
  [/^must have 1 to 20 letters and digits$/, (texts) => texts.isin],
  [/^must be one of |^must be \w+ or \w+$|coupons a year$/, (texts) => texts.oneOf],
  [/^must not be empty$|^must be a text$/, (texts) => texts.required],
];

interface FieldMessage {
  readonly message: string;
  /** What the field holds. */
  readonly value: unknown;
}

/** The sentence below a wrong field. A message that is not known here is shown as the server wrote it. */
export function fieldSentence({ message, value }: FieldMessage, texts: FormsTexts, locale: string): string {
  if (value === '' || value === null || value === undefined) return texts.required;
  if (DATE_MESSAGE.test(message) && typeof value === 'string') {
    const sentence = daySentence(value, texts.date, locale);
    if (sentence !== null) return sentence;
  }
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return sentence(texts, found.slice(1), locale);
  }
  return message.charAt(0).toUpperCase() + message.slice(1);
}
