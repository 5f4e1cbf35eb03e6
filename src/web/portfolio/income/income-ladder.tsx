import type { IncomeRung } from '#api/portfolio/income';
import { ShareBar } from '../../platform/charts/share-bar.tsx';
import { useIncomeLadder, type IncomeOwner } from '../../platform/queries/portfolio/income.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { incomeTexts } from '../../platform/texts/portfolio/income.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Amount, Missing } from '../../platform/ui/amount.tsx';
import { ErrorPanel } from '../../platform/ui/error-panel.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { useEuro } from './use-euro.ts';

/** When the capital comes back: by quarter for two years, then by year. */
export function IncomeLadder({ owner }: { readonly owner: IncomeOwner }) {
  const texts = useTexts(incomeTexts);
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useIncomeLadder(owner);
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel
        title={texts.ladderFailed}
        text={failureText(error)}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Sheet className="px-5 py-4 print:mt-4">
      <section aria-labelledby="income-ladder">
        <div className="mb-1.5 flex items-baseline justify-between">
          <h2 id="income-ladder" className="font-semibold">
            {texts.ladder}
          </h2>
          <span className="text-xs text-soft">EUR</span>
        </div>
        {data === undefined ? (
          <SkeletonRows label={texts.loading} rows={4} />
        ) : data.length === 0 ? (
          <p className="text-soft">{texts.ladderNone}</p>
        ) : (
          <LadderTable rungs={data} />
        )}
      </section>
    </Sheet>
  );
}

const inEuro = ({ eur }: IncomeRung) => (typeof eur === 'number' ? eur : 0);

function LadderTable({ rungs }: { readonly rungs: readonly IncomeRung[] }) {
  const texts = useTexts(incomeTexts);
  const largest = Math.max(...rungs.map(inEuro));
  const total = rungs.reduce((sum, rung) => sum + inEuro(rung), 0);
  return (
    <table className="w-full text-[13.5px]">
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.period}</th>
          <th scope="col">EUR</th>
          <th scope="col">{texts.columns.share}</th>
        </tr>
      </thead>
      <tbody>
        {rungs.map((rung) => (
          <tr key={`${rung.from} ${rung.currency} ${rung.isMatured}`}>
            <th scope="row" className="py-1 pr-3 text-left font-normal text-soft">
              {rung.isMatured ? texts.matured : <Period {...rung} />}
            </th>
            <td className="py-1 pr-3 text-right whitespace-nowrap tabular-nums">
              <RungAmount rung={rung} />
            </td>
            <td className="w-2/5 py-1">
              <ShareBar
                percent={largest === 0 ? 0 : (100 * inEuro(rung)) / largest}
                look={rung.isMatured ? 'dashed' : 'solid'}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="border-t border-edge pt-2 text-left">
            {texts.total}
          </th>
          <td className="border-t border-edge pt-2 pr-3 text-right">
            <Amount value={total} />
          </td>
          <td className="border-t border-edge" />
        </tr>
      </tfoot>
    </table>
  );
}

function RungAmount({ rung: { eur, currency, principal } }: { readonly rung: IncomeRung }) {
  const { noRate } = useTexts(incomeTexts);
  const { money } = useEuro();
  return (
    <>
      {typeof eur === 'number' ? <Amount value={eur} /> : <Missing reason={noRate} />}
      {currency !== 'EUR' && <span className="block text-xs text-faint">{money(principal, currency)}</span>}
    </>
  );
}

/** A calendar year, or a quarter. */
function Period({ from, to }: Pick<IncomeRung, 'from' | 'to'>) {
  const { quarter } = useTexts(incomeTexts);
  const [year, first, last] = [from.slice(0, 4), Number(from.slice(5, 7)), Number(to.slice(5, 7))];
  return (
    <span className="whitespace-nowrap">
      {last - first === 2 ? quarter(Math.ceil(last / 3), year) : year}
    </span>
  );
}
