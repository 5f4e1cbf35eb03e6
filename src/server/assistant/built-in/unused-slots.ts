import { addDays, EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import type { Tools } from '../tools/create-tools.ts';
import type { IntentId } from './intents/intent-ids.ts';
import type { Speech } from './speech.ts';
import type { PeriodFound } from './understanding/periods/plain-period.ts';
import type { Query } from './understanding/query.ts';

/** The same tools, and the inputs that they are run with. */
export function recordInputs(tools: Tools): { readonly recording: Tools; readonly inputs: unknown[] } {
  const inputs: unknown[] = [];
  const recording = new Proxy(tools, {
    get: (all, name: keyof Tools) =>
      new Proxy(all[name], {
        get: (tool, key): unknown =>
          key === 'run'
            ? (input: unknown): unknown => {
                inputs.push(input);
                return Reflect.apply(tool.run, tool, [input]);
              }
            : Reflect.get(tool, key),
      }),
  });
  return { recording, inputs };
}

/** Its ends, and the day before, whose close a change starts from; of June of any year the day and month. */
function listEnds({ period: { from, to }, isAnyYear, plain, parts = [] }: PeriodFound): string[] {
  const days = [plain, ...parts].flatMap((one) => (one === undefined ? [] : [one.from, one.to]));
  const ends = [from, to, ...days].filter((day) => day !== EARLIEST_DATE && day !== LATEST_DATE);
  const all = [...ends, ...ends.map((day) => addDays(day, -1)), ...ends.map((day) => addDays(day, 1))];
  return isAnyYear ? all.map((day) => day.slice(4)) : all;
}

/** Their tools know no slot: what is asked about is picked from the whole. */
const PICKS: readonly IntentId[] = ['principal-ladder', 'currency-effect'];

/** Holdings, banks, currencies, countries and days of a question that no tool was asked with, and the answer does not name. */
export function unusedSlots(
  { intent, filter, period, otherPeriod, concepts }: Query,
  { inputs, content }: { readonly inputs: readonly unknown[]; readonly content: string },
  speech: Speech,
): string[] {
  if (PICKS.includes(intent)) return [];
  const used = JSON.stringify(inputs);
  const isUnused = (values: readonly string[] = []) =>
    values.length > 0 && !values.some((value) => used.includes(value));
  const { isins = [], banks = [], countries = [] } = filter;
  // The limit is one for all of them.
  const { currencies = [] } = concepts.has('noun:limit') ? {} : filter;
  const names = [...isins, ...banks, ...currencies].map((name) => [name, name] as const);
  const named = [...names, ...countries.map((code) => [code, speech.country(code)] as const)];
  const isLeftOut =
    isUnused(named.map(([value]) => value)) && !named.some(([, name]) => content.includes(name));
  return [
    ...(isLeftOut ? named.map(([, name]) => name) : []),
    ...[period, otherPeriod].flatMap((one) =>
      one !== undefined && one.period.to !== speech.today && isUnused(listEnds(one))
        ? [speech.write(one.period)]
        : [],
    ),
  ];
}
