import { containsFigure } from '../ask.ts';
import { label } from './figures.ts';
import { BONDS, UNITS } from './holder.ts';
import type { Expectation, Wanted } from './question.ts';

/** `wrong` is the worst: a confident answer to something else. One `in part` names itself what it leaves out. */
export const OUTCOMES = ['right', 'in part', 'asked back', 'refused', 'wrong'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const REFUSALS = new RegExp(
  [
    "I can't answer",
    'I am sorry, I do not',
    "I don't (?:know what|give advice)",
    'I do not know that',
    'I cannot (?:predict|explain|calculate|say how much tax)',
    'I see your own portfolio alone',
    'You have nothing',
    '[Нн]е мога да (?:изчисля|обясня|кажа колко данък|отговоря|предвидя)',
    'Не знам какво',
    'Това не го знам',
    'не давам съвети',
    'Виждам само вашия портфейл',
    'Нямате нищо',
  ].join('|'),
);
const ASKING =
  /[Dd]id you mean|which (?:one )?of these you mean|[Ww]hich of these do you mean|[Ии]мате предвид/;

const LEFT_OUT = /Not taken into account:|Не е взето предвид:/;

const stands = (content: string, wanted: Wanted) =>
  (typeof wanted === 'string' ? [wanted] : wanted).some((one) => containsFigure(content, one));

/** True if the holding is named before every other one. */
function namesFirst(content: string, wanted: Wanted): boolean {
  const names = [...BONDS, ...UNITS].flatMap((row) => [label(row)].flat());
  const place = (name: string) => (content.includes(name) ? content.indexOf(name) : Infinity);
  const own = Math.min(...[wanted].flat().map(place));
  return own < Infinity && names.every((name) => place(name) >= own);
}

function classify(content: string): 'refusal' | 'asking' | 'answer' {
  if (ASKING.test(content)) return 'asking';
  return REFUSALS.test(content) ? 'refusal' : 'answer';
}

/** What a right answer lacks or should not hold; empty where it is right. */
export function faults(content: string, expected: Expectation): string[] {
  if ('declined' in expected) return ['should decline'];
  if ('asksBack' in expected)
    return expected.orHolds.every((one) => stands(content, one)) ? [] : ['should ask which'];
  const { holds, not = [], first } = expected;
  return [
    ...holds.filter((one) => !stands(content, one)).map((one) => `lacks ${[one].flat()[0] ?? ''}`),
    ...not.filter((one) => containsFigure(content, one)).map((one) => `must not hold ${one}`),
    ...(first === undefined || namesFirst(content, first)
      ? []
      : [`names others before ${[first].flat()[0] ?? ''}`]),
  ];
}

/** How an answer compares to what is expected. */
export function judge(content: string, expected: Expectation): Outcome {
  const kind = classify(content);
  if (kind === 'asking') return 'asksBack' in expected ? 'right' : 'asked back';
  if (kind === 'refusal') return 'declined' in expected ? 'right' : 'refused';
  if (faults(content, expected).length === 0) return 'right';
  return LEFT_OUT.test(content) ? 'in part' : 'wrong';
}
