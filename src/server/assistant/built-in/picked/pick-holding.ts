import { findSources } from '../../tools/find-sources.ts';
import { findAnswer, isAnsweredQuery, type AnsweredQuery } from '../answers/answers.ts';
import type { Answering } from '../speech.ts';
import { isAtUnnamedBank, type PickFrom } from '../understanding/conversation/turn.ts';
import { placePeriods } from '../understanding/periods/place-periods.ts';

const ISIN = /(?<=^\| )[A-Z]{2}[A-Z0-9]{9}\d/gm;

function answerBefore({ query }: Pick<PickFrom, 'query'>, answering: Answering) {
  const before = placePeriods(query, answering.today);
  return isAnsweredQuery(before) ? findAnswer(before.intent)(before, answering) : undefined;
}

/** The bank that the answer before named first. */
async function bankOfAnswer(pickFrom: PickFrom, answering: Answering): Promise<string | undefined> {
  const { content = '' } = (await answerBefore(pickFrom, answering)) ?? {};
  const named = answering.banks.filter((bank) => content.includes(bank));
  return named.sort((one, other) => content.indexOf(one) - content.indexOf(other))[0];
}

/** Ranks count from 1, or from the end. */
const indexOf = (rank: number) => (rank > 0 ? rank - 1 : rank);

/** The holding that the answer before named at this place. */
async function holdingOfAnswer(
  { query, rank, besides }: PickFrom,
  answering: Answering,
): Promise<string | undefined> {
  const answer = await answerBefore({ query }, answering);
  const listed = findSources(answer?.facts).map(({ isin }) => isin);
  const isins = [...new Set(listed.length > 0 ? listed : (answer?.content.match(ISIN) ?? []))];
  const left = besides && (besides.isin ?? isins.at(indexOf(besides.rank)));
  return isins.filter((isin) => isin !== left).at(indexOf(rank));
}

/** 'The second one' is asked about, or all but that one; 'there' is the bank that was named. */
export async function pickHolding(
  asked: AnsweredQuery,
  pickFrom: PickFrom,
  answering: Answering,
): Promise<AnsweredQuery | undefined> {
  if (isAtUnnamedBank(asked)) {
    const bank = await bankOfAnswer(pickFrom, answering);
    return bank === undefined ? undefined : { ...asked, filter: { ...asked.filter, banks: [bank] } };
  }
  const isin = pickFrom.isin ?? (await holdingOfAnswer(pickFrom, answering));
  if (isin === undefined) return undefined;
  if (pickFrom.isOut !== true) return { ...asked, filter: { ...asked.filter, isins: [isin] } };
  const { holdings } = await answering.tools.listNames.run({});
  const others = holdings.map((one) => one.isin).filter((one) => one !== isin);
  const among = { name: answering.say('without', { what: isin }), isins: others };
  return { ...asked, filter: { ...asked.filter, among } };
}
