import { addDays } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import { isWordsKey } from '../say.ts';
import type { Answering } from '../speech.ts';
import { isOfOne, type Answer, type Found } from './answer.ts';

type Changes = Found<'listChanges'>['changes'];

function nameOf(kind: 'action' | 'by' | 'target', key: string | null, { say }: Answering): string {
  const name = [`${kind}.${key ?? ''}`, `kind.${key ?? ''}`].find(isWordsKey);
  return name === undefined ? (key ?? '–') : say(name);
}

/** When and by whom all, or one holding, was changed last; of a holding also when it was added. */
function describeLast(changes: Changes, isOfHolding: boolean, answering: Answering): Line {
  const { say } = answering;
  const [last] = changes;
  if (last === undefined) return undefined;
  const by = (one: Changes[number]) => nameOf('by', one.by, answering);
  const { isin, date: day } = last;
  if (!isOfHolding || isin === null) return say('lastChange', { day, by: by(last) });
  const added = changes.findLast(
    ({ action, what }) => action === 'added' && HOLDING_KINDS.some((kind) => kind === what),
  );
  const change = nameOf('action', last.action, answering);
  const changed = { isin, day, by: by(last), change, what: nameOf('target', last.what, answering) };
  return added === undefined
    ? say('lastChangeOf', changed)
    : say('addedAndChanged', { ...changed, added: added.date, addedBy: by(added) });
}

/** What was added, changed and deleted, the latest first: alike ones of a day and security in one row. */
export const changes: Answer = async (query, answering) => {
  const { tools, say, table, today } = answering;
  const during = query.period?.period;
  const period = during && { from: during.from, to: during.to > today ? addDays(today, 1) : during.to };
  const { isins } = query.filter;
  const all = await tools.listChanges.run({
    ...{ period, isins: isins && [...isins] },
    most: MAX_ROWS,
  });
  const { count, changes: shown } = all;
  if (count === 0) return reply({}, say('noChanges', { during, whose: { isins } }));
  const alike = groupBy(shown, ({ date, what, isin, action, by }) => [date, what, isin, action, by].join());
  return reply(
    shown,
    describeLast(shown, isOfOne(query), answering),
    say(all.isCut ? 'latestChanges' : 'changes', { count, during, whose: { isins } }),
    table(
      ['date', 'what', 'isin', 'action', 'by', 'count'],
      [...alike.values()].flatMap(([first, ...others]) =>
        first === undefined
          ? []
          : [
              [
                ...[first.date, nameOf('target', first.what, answering), first.isin],
                ...[nameOf('action', first.action, answering), nameOf('by', first.by, answering)],
                others.length + 1,
              ],
            ],
      ),
    ),
  );
};
