import { addDays } from '#domain/calendar-date';
import { MAX_ROWS, reply } from '../answer-parts.ts';
import { NAMES } from '../texts/names.ts';
import type { Answer } from './answer.ts';

/** What was added, changed and deleted, the latest first. */
export const changes: Answer = async (query, { tools, say, table, today, language }) => {
  const during = query.period?.period;
  const period = during && { from: during.from, to: during.to > today ? addDays(today, 1) : during.to };
  const all = await tools.listChanges.run({ ...(period && { period }), most: MAX_ROWS });
  const { isins } = query.filter;
  const shown = all.changes.filter(({ isin }) => isins?.includes(isin ?? '') ?? true);
  const count = isins === undefined ? all.count : shown.length;
  if (count === 0) return reply({}, say('noChanges', { during }));
  const names = new Map(Object.entries(NAMES).map(([key, name]) => [key, name[language]]));
  const [latest] = shown;
  return reply(
    shown,
    latest && say('lastChange', { day: latest.date }),
    say(all.isCut ? 'latestChanges' : 'changes', { count, during }),
    table(
      ['date', 'what', 'isin', 'action'],
      shown.map(({ date, what, isin, action }) => [
        date,
        names.get(`target.${what}`) ?? names.get(`kind.${what}`) ?? what,
        isin,
        names.get(`action.${action}`) ?? action,
      ]),
      count,
    ),
  );
};
