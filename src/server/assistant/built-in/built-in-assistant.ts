import type { CalendarDate } from '#domain/calendar-date';
import type { ChatAnswer } from '#api/assistant/chat';
import { findSources } from '../tools/find-sources.ts';
import type { Tools } from '../tools/create-tools.ts';
import { lines, MAX_ROWS } from './answer-parts.ts';
import {
  findAnswer,
  isAnswered,
  isAnsweredQuery,
  type AnsweredIntent,
  type AnsweredQuery,
} from './answers/answers.ts';
import { partsOf } from './answers/parts/in-parts.ts';
import { declined } from './answers/words/declined.ts';
import { glossary } from './answers/words/glossary.answer.ts';
import { asComparison } from './answers/periods/as-comparison.ts';
import { followUps } from './follow-ups.ts';
import { describeUnderstood } from './texts/heading.ts';
import { leftOut } from './left-out.ts';
import { EXAMPLES } from './intents/examples.ts';
import type { Match } from './matching/match-question.ts';
import type { QuestionText } from './question-text.ts';
import { isEllipsis, splitQuestions } from './several-questions.ts';
import { capitalised } from './table.ts';
import { createSpeech, type Answering, type Speech } from './speech.ts';
import { recordInputs, unusedSlots } from './unused-slots.ts';
import { INTENT_TITLES } from './texts/intent-titles.ts';
import type { Names } from './understanding/names.ts';
import { pickHolding } from './picked/pick-holding.ts';
import { placePeriods } from './understanding/periods/place-periods.ts';
import type { Query } from './understanding/query.ts';
import { understand, type Understood } from './understanding/understand.ts';

/** Questions that a button asks: the title of an intent, with the names and days of the question, or the first example of an act. */
function toSuggestions(
  matches: readonly Pick<Match, 'intent' | 'acts'>[],
  { slots, language }: Understood,
): string[] {
  const narrowed = slots.written.length === 0 ? '' : `: ${slots.written.join(', ')}`;
  return matches.flatMap(({ intent, acts: [act] = [] }) => {
    if (isAnswered(intent)) return `${INTENT_TITLES[intent][language]}${narrowed}`;
    const example = EXAMPLES.find(({ tag, language: own }) => tag === act && own === language);
    return intent === 'how-to' && example !== undefined ? capitalised(example.text) : [];
  });
}

/** Which of two is meant, or that nothing is; the nearest questions as suggestions. */
function askBack(understood: Understood, { say, quoted, banks, examples }: Speech): ChatAnswer {
  const { near, nearest, slots, asksWhichOne } = understood;
  const { unknownName } = slots;
  if (asksWhichOne) return { content: say('whichHolding'), suggestions: examples };
  if (unknownName !== undefined) {
    const words = quoted(unknownName.word);
    const content = {
      bank: say('nothingAt', { words, banks: banks.join(', ') }),
      holding: say('noneCalled', { words }),
      kind: say('unknownWords', { words }),
    }[unknownName.is];
    return { content, suggestions: examples };
  }
  if (near !== undefined && near.some(({ intent }) => isAnswered(intent))) {
    const suggestions = toSuggestions(near, understood);
    return { content: say(suggestions.length === 1 ? 'isThisMeant' : 'whichIsMeant'), suggestions };
  }
  const offered = toSuggestions(nearest, understood);
  return { content: say('unknown'), suggestions: offered.length === 0 ? examples : offered };
}

/** 'Did Greece pay?', of somebody who holds nothing from there. */
const isOfNothing = ({ filter: { countries, isins } }: Query, { holdings }: Names) =>
  isins === undefined &&
  countries !== undefined &&
  !holdings.some(({ country }) => countries.includes(country));

/** Sums: of 'my Bulgarian bond', of which there are two, they would be of both. */
const SUMS: readonly AnsweredIntent[] = [
  'overview-value', 'holding-value', 'profit', 'invested', 'total-return', 'yield-of-holding',
]; // prettier-ignore

/** Without what has paid; of dividends without bonds, which have none. */
async function amongUnpaid(asked: AnsweredQuery, { tools, say }: Answering): Promise<AnsweredQuery> {
  const { kinds = asked.concepts.has('measure:dividend') ? (['etf', 'share'] as const) : undefined } =
    asked.filter;
  const filter = { ...asked.filter, kinds };
  const { isins } = await tools.listUnpaid.run({ filter, period: asked.period?.period });
  const intent = asked.intent === 'dividends' ? 'list-holdings' : asked.intent;
  return {
    ...asked,
    ...{
      intent,
      period: undefined,
      filter: { ...filter, among: { name: say('neverPaid', { during: asked.period?.period }), isins } },
    },
  };
}

/** Where the question names what does not exist, or one of several, that is said. */
function beforeAnswer(
  query: AnsweredQuery,
  { understood, names }: { readonly understood: Understood; readonly names: Names },
  speech: Speech,
): ChatAnswer | undefined {
  const { intent, concepts, filter } = query;
  const { unknownName, oneOf } = understood.slots;
  const { say, language } = speech;
  if (unknownName !== undefined) return askBack(understood, speech);
  if (concepts.has('issuer:kind') && filter.isins === undefined)
    return { content: say('noIssuerKinds'), suggestions: toSuggestions([query], understood) };
  if (oneOf.length > 1 && filter.isins?.length !== 1 && SUMS.includes(intent))
    return {
      content: say('whichIsMeant'),
      suggestions: oneOf.map((isin) => `${INTENT_TITLES[intent][language]}: ${isin}`),
    };
  if (names.holdings.length === 0) return { content: say('nothingYet') };
  if (!isOfNothing(query, names)) return undefined;
  const { countries, kinds } = filter;
  return { content: say('noneFits', { which: { countries, kinds } }) };
}

/** 'How much does it pay a year?', of a share: dividends, for it has no coupon. */
function asDividends(query: Query, { holdings }: Names): Query {
  const { intent, concepts, filter } = query;
  const asked = holdings.filter(({ isin }) => filter.isins?.includes(isin) === true);
  const isOfBond = asked.length === 0 || asked.some(({ kind }) => kind === 'bond');
  return intent === 'coupon-amount' && !isOfBond && !concepts.has('measure:coupon')
    ? { ...query, intent: 'coming-payments' }
    : query;
}

interface PortfolioQuestionText extends QuestionText {
  readonly today: CalendarDate;
  /** Whether its holder changes the portfolio, not an administrator; undefined where it is not known. */
  readonly keepsOwnPortfolio?: boolean | undefined;
  /** The part of a sentence after 'and': what it does not name is as before. */
  readonly isContinued?: boolean;
  /** The part after this one, where both are of one sentence. */
  readonly next?: string | undefined;
}

/** What came in or went out, of which two in one sentence are of the same days. */
const OF_DAYS: readonly string[] = [
  'payments-received', 'income-of-period', 'dividends', 'taxes-paid', 'fees-paid', 'sales', 'missing-payments',
]; // prettier-ignore

/** 'How much came from interest and how much from dividends in 2025?': the days are said once, at the end. */
function withDaysOfNext(
  query: Query,
  { next, text, earlier, ...rest }: Parameters<typeof understand>[0] & { readonly next: string | undefined },
): Query {
  if (next === undefined || query.period !== undefined || !OF_DAYS.includes(query.intent)) return query;
  const before = [...earlier, { role: 'user' as const, content: text }];
  const later = understand({ ...rest, text: next, earlier: before, isContinued: true }).query;
  return later !== undefined && OF_DAYS.includes(later.intent) ? { ...query, period: later.period } : query;
}

/** What decides which figures an answer has. */
const subjectOf = ({ intent, filter, period, otherPeriod }: Query) =>
  JSON.stringify({ intent, filter, period: period?.period, otherPeriod: otherPeriod?.period });

/** A question that says nothing of its own and gets the answer of the one before may have meant something else: that is said. */
async function markRepeated(
  answer: ChatAnswer,
  understood: Understood,
  answering: Answering,
): Promise<ChatAnswer> {
  const { query, asBefore } = understood;
  if (query === undefined || asBefore === undefined || answer.suggestions !== undefined) return answer;
  const last = placePeriods(asBefore.query, answering.today);
  if (subjectOf(asBefore.query) !== subjectOf(query) || !isAnsweredQuery(last)) return answer;
  const { content } = await answerQuery(last, { ...understood, ...asBefore }, answering);
  const isListed = query.asksWhich && content.includes('|');
  const words = answering.say(isListed ? 'listedBefore' : 'sameAsBefore');
  const marked = answer.content.replace('\n', `\n${words}\n`);
  return content === answer.content ? { ...answer, content: marked } : answer;
}

/** Answers one question by understanding it, from nothing but the rows. */
async function answerOne(
  { text, earlier, today, keepsOwnPortfolio, isContinued = false, next }: PortfolioQuestionText,
  tools: Tools,
): Promise<ChatAnswer> {
  const names = await tools.listNames.run({});
  const understood = understand({ text, earlier, today, names, isContinued });
  const { language } = understood;
  const own = understood.query && withDaysOfNext(understood.query, { text, earlier, today, names, next });
  const query = own && asComparison(asDividends(placePeriods(own, today), names));
  const issuers = new Map(
    names.holdings.flatMap(({ isin, issuer }) => (issuer === null ? [] : [[isin, issuer]])),
  );
  // A bond is known by its issuer.
  const securities = new Map([
    ...issuers,
    ...names.securities.map(({ isin, name }) => [isin, name] as const),
  ]);
  const answering = {
    ...createSpeech({ language, today, banks: names.banks, securities, issuers }),
    tools,
  };
  if (query === undefined) return askBack(understood, answering);
  if (query.intent === 'glossary' && query.terms.length > 0) return glossary(query, answering);
  if (!isAnsweredQuery(query))
    return declined(query, answering, { keepsOwnPortfolio, holdings: names.holdings });
  const noAnswer = beforeAnswer(query, { understood, names }, answering);
  if (noAnswer !== undefined) return noAnswer;
  return markRepeated(await answerQuery(query, understood, answering), understood, answering);
}

/** What was understood, what was not, and the answer; with its sources and what is often asked next. */
async function answerQuery(
  query: AnsweredQuery,
  { slots, language, pickFrom }: Understood,
  answering: Answering,
): Promise<ChatAnswer> {
  const { say, examples } = answering;
  const named = query.isUnpaid ? await amongUnpaid(query, answering) : query;
  const asked = pickFrom === undefined ? named : await pickHolding(named, pickFrom, answering);
  const { recording, inputs } = recordInputs(answering.tools);
  const answer = asked && (await findAnswer(asked.intent)(asked, { ...answering, tools: recording }));
  if (asked === undefined || answer === undefined || answer.content === '')
    return { content: say('unknown'), suggestions: examples };
  const sources = findSources(answer.facts).slice(0, MAX_ROWS);
  const unused = unusedSlots(asked, { inputs, content: answer.content }, answering);
  const title = describeUnderstood(asked, unused, answering);
  const missing = [
    ...unused,
    ...leftOut(slots, {
      ...{ intent: asked.intent, content: lines(title, answer), language },
      parts: partsOf(answer.content, answering),
    }),
    ...slots.strangeNames.filter((name) => !answer.content.toLowerCase().includes(name)),
  ];
  const words = missing.map(answering.quoted).join(', ');
  const [isin, ...others] = asked.filter.isins ?? [];
  return {
    content: lines(title, words !== '' && say('leftOutOf', { words }), answer),
    ...(sources.length > 0 && { sources }),
    followUps: followUps(asked.intent, { language, isin: others.length === 0 ? isin : undefined }),
  };
}

/** Answers from nothing but the rows; several questions in one are answered one by one where the first is clear. */
export async function answerFromRows(asked: PortfolioQuestionText, tools: Tools): Promise<ChatAnswer> {
  const questions = splitQuestions(asked.text);
  const earlier = [...asked.earlier];
  const answers: ChatAnswer[] = [];
  for (const [at, part] of questions.entries()) {
    const after = questions[at + 1];
    const next = after?.isContinued === true ? after.text : undefined;
    const answer = await answerOne({ ...asked, ...part, next, earlier: [...earlier] }, tools);
    if (answer.suggestions !== undefined && answers.length === 0) break;
    const isSame = answers.some(({ content }) => content === answer.content);
    if (!isSame && (answer.suggestions === undefined || !isEllipsis(part))) answers.push(answer);
    earlier.push({ role: 'user', content: part.text });
  }
  if (answers.length === 0) return answerOne(asked, tools);
  const sources = answers.flatMap((answer) => answer.sources ?? []).slice(0, MAX_ROWS);
  const { followUps: next, suggestions } = answers.at(-1) ?? {};
  const screen = answers.findLast((answer) => answer.screen !== undefined)?.screen;
  return {
    content: answers.map(({ content }) => content).join('\n\n'),
    ...(sources.length > 0 && { sources }),
    ...(suggestions !== undefined && { suggestions }),
    ...(next !== undefined && { followUps: next }),
    ...(screen !== undefined && { screen }),
  };
}
