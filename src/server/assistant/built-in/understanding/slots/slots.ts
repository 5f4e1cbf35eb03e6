import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { HoldingKind } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Concept, Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import type { IsinsFound } from '../find-isins.ts';
import type { PeriodFound } from '../periods/plain-period.ts';
import { mentionConcept } from '../read-filter.ts';
import type { Direction } from './find-direction.ts';

/** What a figure is compared with: 'more than 5,000 euro', 'at least 3 %'. */
export interface Bound {
  readonly is: 'above' | 'below' | 'from' | 'to';
  readonly value: string;
  /** Undefined: euro, or percent. */
  readonly currency: Currency | undefined;
  readonly isPercent: boolean;
  /** 'I need 5,000 in June': asked of what comes until then, yes or no in any case. */
  readonly isNeed?: true;
}

/** What payments are made of. */
export type PaymentPart = 'coupons' | 'dividends' | 'principal';

/** What is taken out of a question before it is matched, and the words that are left to match. */
export interface Slots {
  /** Words that fill a slot, in order of appearance. */
  readonly order: readonly Concept[];
  readonly concepts: ReadonlySet<Concept>;
  readonly filter: HoldingFilter;
  /** Groups of securities that the question names beside each other, such as governments and companies; else none. */
  readonly groups: readonly NonNullable<HoldingFilter['among']>[];
  /** 'In percent', 'what %'. */
  readonly isPercent: boolean;
  /** The first one named, and the second where two are compared. */
  readonly periods: readonly PeriodFound[];
  /** ISINs as they were written; those of the filter are the holdings'. */
  readonly isin: IsinsFound | undefined;
  /** Currencies that amounts are wanted in, rather than holdings. */
  readonly into: Currency | undefined;
  /** 'the second one': 2; 'the last one': −1. */
  readonly rank: number | undefined;
  /** 'top five', '3 best'. */
  readonly most: number | undefined;
  /** Other numbers, such as that of 'rates rise by 1 %'. */
  readonly numbers: readonly string[];
  /** 'Without dividends': what is taken out of payments. */
  readonly withoutPayments?: readonly PaymentPart[] | undefined;
  /** The one comparison with an amount or a percentage. */
  readonly bound: Bound | undefined;
  /** 'If rates rise', 'the dollar 10 % lower'. */
  readonly direction: Direction | undefined;
  /** 'If rates go to 5 %': the number is a level, no move. */
  readonly isLevel: boolean;
  /** 'My Bulgarian bond', of which there are two: one of them is meant. */
  readonly oneOf: readonly string[];
  /** Words that seem to name a bank or a holding, which does not exist: it cannot be left out of the question. */
  readonly unknownName: { readonly is: 'bank' | 'holding' | 'kind'; readonly word: string } | undefined;
  /** Names, days and currencies as they were written: what a button repeats. */
  readonly written: readonly string[];
  /** How the question says what each word of a slot stands for. */
  readonly said: ReadonlyMap<Concept, string>;
  /** The same with {word} for each term of the glossary; undefined where there is none. */
  readonly termPattern: readonly string[] | undefined;
  /** Terms of which a portfolio has no figure: 'dirty price' alone asks what that is. */
  readonly hasNoFigure: boolean;
  /** Words written like names that nobody knows. */
  readonly strangeNames: readonly string[];
  /** Words that fill no slot. */
  readonly plainWords: readonly string[];
  /** What to match: the words in small letters, each slot as its name in braces. */
  readonly pattern: readonly string[];
}

export interface SlotContext {
  readonly today: CalendarDate;
  readonly banks: readonly string[];
  /** Of the holdings, by ISIN. */
  readonly kinds: ReadonlyMap<string, HoldingKind>;
  readonly countries: ReadonlyMap<string, string>;
  /** Days, of bonds. */
  readonly maturities: ReadonlyMap<string, string>;
  /** In percent, of bonds. */
  readonly coupons: ReadonlyMap<string, string>;
  /** The ISINs of bonds of governments. */
  readonly governments: ReadonlySet<string>;
  /** True for a word that is a misspelt one of an example. */
  readonly isKnownOrMisspelt: (word: string) => boolean;
}

/** The slots as far as they are taken. */
export interface SlotDraft {
  readonly order: Concept[];
  filter: HoldingFilter;
  readonly groups: NonNullable<HoldingFilter['among']>[];
  readonly periods: PeriodFound[];
  isLevel: boolean;
  isin?: IsinsFound;
  into?: Currency | undefined;
  rank?: number;
  most?: number;
  withoutPayments?: readonly PaymentPart[];
  bound?: Bound;
  readonly numbers: string[];
}

/** How many mentions fill a slot, and what stands for them in the pattern; undefined: none of its business. */
export type Taken = { readonly length: number; readonly as?: readonly string[] } | undefined;
export type TakeSlot = (draft: SlotDraft, mentions: readonly Mention[], at: number) => Taken;

/** The same with these meanings of words. */
export const withOrder = <Some extends Slots>(slots: Some, order: readonly Concept[]): Some => ({
  ...slots,
  order,
  concepts: new Set(order),
});

export const isWord = (mention: Mention | undefined) => mention?.is === 'word';

/** Bonds, ETFs and shares. */
export const KINDS: readonly Pattern[] = ['kind:bond', 'kind:etf', 'kind:share'];

/** What stands for a mention in the pattern. */
export function placeholder(mention: Mention | undefined): string {
  if (mention?.is === 'bank') return '{bank}';
  if (mention?.is === 'isin' || mention?.is === 'holding') return '{holding}';
  const concept = mentionConcept(mention);
  if (concept.startsWith('country:')) return '{country}';
  if (concept.startsWith('currency:') || concept === 'foreign') return '{currency}';
  return mention?.word ?? '';
}
