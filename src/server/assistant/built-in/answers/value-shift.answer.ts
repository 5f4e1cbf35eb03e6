import { CURRENCIES } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';

const USUAL_PERCENT = '10';
const MAX_PERCENT = 100;
/** 'Falls', '10 % lower'. */
const FALLS = ['shift:fall', 'op:lowest', 'rel:below', 'op:worst'] as const;
/** Not of the euro: 'what do I lose if it gets stronger?' */
const LOSES = ['measure:loss', 'sign:losing'] as const;

const FOREIGN = CURRENCIES.filter((code) => code !== 'EUR');

interface Shift {
  readonly filter: HoldingFilter;
  readonly percent: string;
  /** 'If the euro rises': against the currencies of everything else. */
  readonly euroMoves: boolean;
}

function shiftIn({ filter: asked, into, numbers, concepts }: Query): Shift {
  const filter = { ...asked, figures: undefined, ...(into && { currencies: [into] }) };
  const [number = USUAL_PERCENT] = numbers;
  const [currency] = filter.currencies ?? [];
  // 'The dollar against the euro': no value in euro moves with it.
  const others = filter.currencies?.filter((code) => code !== 'EUR') ?? [];
  const euroMoves = currency === 'EUR' && filter.kinds === undefined;
  const isDown = [...FALLS, ...(euroMoves ? [] : LOSES)].some((concept) => concepts.has(concept));
  return {
    percent: isDown ? `-${number}` : number,
    euroMoves,
    filter:
      euroMoves || others.length > 0
        ? { ...filter, currencies: others.length > 0 ? others : FOREIGN }
        : filter,
  };
}

/** What everything would be worth if a currency, a kind or a holding rose or fell as the question says. */
export const valueShift: Answer = async (query, tools, speech) => {
  const { texts, money, percent: write } = speech;
  const shift = shiftIn(query);
  const percent = new Decimal(shift.percent);
  if (percent.isZero() || percent.abs().gt(MAX_PERCENT)) return reply({}, texts.valueShift.tooMuch);
  const found = await tools.valueScenario.run(shift);
  if ('notKnown' in found) return undefined;
  const { part, all, ofAllPercent, leftOutCount } = found;
  const move = write(percent.abs());
  const selection = shift.euroMoves
    ? texts.valueShift.foreign
    : speech.selection({ ...shift.filter, expired: undefined });
  const direction = percent.gt(0) ? 'rise' : 'fall';
  return reply(
    found,
    (shift.euroMoves ? texts.valueShift.euro[direction] : texts.valueShift[direction])({
      selection,
      percent: move,
      change: 'notKnown' in part.change ? '–' : money({ ...part.change, amount: part.change.amount.abs() }),
    }),
    texts.valueShift.part(money(part.before), money(part.after)),
    texts.valueShift.all(money(all.before), money(all.after), write(ofAllPercent)),
    leftOutCount > 0 && speech.whole.leftOut(speech.count(leftOutCount)),
  );
};
