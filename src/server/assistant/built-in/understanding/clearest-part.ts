import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../intents/intent-ids.ts';
import { matchesAny } from './concept.ts';
import { isSlotsAlone } from './conversation/follow-up.ts';
import type { Query } from './query.ts';
import type { Slots } from './slots/slots.ts';

/** What a part of a question was understood as. */
interface UnderstoodPart {
  readonly slots: Slots;
  readonly query?: Query;
  /** Which holding of the answer before it points at. */
  readonly pickFrom?: object;
}

/** No sentence ends after '2026 г.'. */
const BETWEEN_PARTS = /(?<=[.,;:!?])(?<!\d ?г\.)\s+/;
const MAX_PARTS = 8;
/** What is shorter names something, and asks nothing of it. */
const MIN_PART_WORDS = 3;
const SAYS_NOTHING: readonly IntentId[] = ['greeting', 'thanks', 'goodbye', 'help', 'decline-off-topic'];
export const isClear = ({ query }: UnderstoodPart) =>
  query !== undefined && !SAYS_NOTHING.includes(query.intent);

const asksFigure = ({ slots }: UnderstoodPart) => slots.order.some((one) => matchesAny(one, ['measure:']));
const REFERS = ['ref:it', 'ref:them', 'ref:there'] as const;
const namesSome = ({ slots: { filter, into } }: UnderstoodPart) =>
  into !== undefined || isNarrowing({ ...filter, kinds: undefined });
const refers = ({ slots: { concepts } }: UnderstoodPart) => REFERS.some((one) => concepts.has(one));

/**
 * Of a question that tells a story first, or asks politely: the one part that is clear, and names what other parts name. 'They' are
 * what the story names.
 */
export function clearestPart<Part extends UnderstoodPart>(
  text: string,
  understandPart: (text: string, story?: string) => Part,
): Part | undefined {
  const parts = text.split(BETWEEN_PARTS).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const all = parts.map((part) => understandPart(part));
  const isLong = (_: Part, at: number) => (parts[at]?.split(' ').length ?? 0) >= MIN_PART_WORDS;
  const last = all.at(-1);
  // 'My uncle left me SAP shares. What are they worth?': the story asks for no figure.
  const before = all.slice(0, -1);
  const isTold = last !== undefined && refers(last) && before.some(namesSome) && !before.some(asksFigure);
  const asks = (one: Part) => isClear(one) && !isSlotsAlone(one.slots);
  const [only, ...others] = isTold ? [last] : all.filter(isLong).filter(asks);
  if (only === undefined || others.length > 0) return undefined;
  // 'Somebody saw my password. How do I change it?'
  if (only.query?.intent === 'how-to' && refers(only)) return undefined;
  const { written, concepts } = only.slots;
  const at = all.lastIndexOf(only);
  const story = namesSome(only) ? -1 : all.slice(0, at).findLastIndex(namesSome);
  const isOfStory = story >= 0 && refers(only);
  const told = isOfStory ? understandPart(parts[at] ?? '', parts.slice(0, at).join(' ')) : only;
  const namesOthers = written.length === 0 && all.some(({ slots }) => slots.written.length > 0);
  const isCut = !namesSome(only) && all.slice(at + 1).some(namesSome);
  const isNarrowed = told === only && (story >= 0 || namesOthers || isCut);
  const asksMore = all.some(({ slots }) =>
    slots.order.some((one) => matchesAny(one, ['op:', 'paid:']) && !concepts.has(one)),
  );
  return isNarrowed || asksMore || !isClear(told) || told.pickFrom !== undefined ? undefined : told;
}
