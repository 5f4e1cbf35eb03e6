import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { Amount, DateText } from '../../ui/amount.tsx';
import { ShowTable } from '../show-table.tsx';
import { useEstimateWord } from './use-estimate-word.ts';
import { monthEnds, type ValuePoint } from '../value-points.ts';

interface ValueTableProps {
  readonly points: readonly ValuePoint[];
  readonly currency: string;
}

const CELL = 'border-b border-hair py-1.5 text-right tabular-nums';

/** The values at month ends as a collapsed table; its summary is at the end of the line above. */
export function ValueTable({ points, currency }: ValueTableProps) {
  const texts = useTexts(chartsTexts);
  const estimateWord = useEstimateWord();
  const rows = monthEnds(points).map((point) => ({ ...point, estimate: estimateWord(point) }));
  const hasDeals = points.some(({ deals }) => deals.length > 0);
  return (
    <ShowTable className="sm:-mt-5.5">
      <table className="w-full text-[13.5px]">
        <thead className="text-[12.5px] text-soft">
          <tr>
            <th scope="col" className="border-b border-line py-1.5 text-left font-medium">
              {texts.day}
            </th>
            <th scope="col" className="border-b border-line py-1.5 text-right font-medium">
              {texts.valueIn(currency)}
            </th>
            <th scope="col" className="border-b border-line py-1.5 text-right font-medium">
              {texts.withPaymentsIn(currency)}
            </th>
            {hasDeals && (
              <th scope="col" className="border-b border-line py-1.5 pl-4 text-right font-medium">
                {texts.dealsIn(currency)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, value, withPayments, deals, estimate }) => (
            <tr key={day}>
              <th scope="row" className="border-b border-hair py-1.5 text-left font-normal">
                <DateText value={day} />
                {estimate !== null && <span className="text-soft"> · {estimate}</span>}
              </th>
              <td className={CELL}>
                <Amount value={value} />
              </td>
              <td className={CELL}>
                <Amount value={withPayments} />
              </td>
              {hasDeals && (
                <td className={`${CELL} pl-4`}>
                  {deals.map(({ kind, value: amount }) => (
                    <span key={kind} className="block">
                      {texts.deals[kind]} <Amount value={amount} />
                    </span>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ShowTable>
  );
}
