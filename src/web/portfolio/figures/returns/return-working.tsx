import type { Return } from '#api/portfolio/figures/returns';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText, Percent } from '../../../platform/ui/amount.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';

/** The linking of the time-weighted return, line by line. */
export function ReturnWorking({ working: { links, earlier } }: Pick<Return, 'working'>) {
  const texts = useTexts(returnsTexts);
  if (links.length === 0) return null;
  return (
    <Sheet className="min-w-0 px-4 py-4 md:px-5">
      <details>
        <summary className="w-fit text-accent">{texts.working}</summary>
        <p className="mt-2 text-sm text-soft">{texts.workingNote}</p>
        {earlier > 0 && <p className="mt-1 text-sm text-soft">{texts.earlier(earlier)}</p>}
        <div className="mt-2">
          <TableFrame
            label={texts.working}
            className="-mx-4 max-h-112 rounded-none! border-0! shadow-none! md:-mx-5"
          >
            <thead>
              <tr>
                <HeaderCell pinned>{texts.day}</HeaderCell>
                <HeaderCell numeric>{texts.before}</HeaderCell>
                <HeaderCell numeric>{texts.amount.moneyIn}</HeaderCell>
                <HeaderCell numeric>{texts.value}</HeaderCell>
                <HeaderCell numeric>{texts.amount.moneyOut}</HeaderCell>
                <HeaderCell numeric>{texts.link}</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {links.map(({ day, before, moneyIn, value, moneyOut, percent, priced }) => (
                <tr key={day}>
                  <RowHeaderCell className="h-8.5!">
                    <DateText value={day} />
                    {!priced && <span className="block text-xs/4 text-warn">{texts.notPriced}</span>}
                  </RowHeaderCell>
                  {[before, moneyIn, value, moneyOut].map((amount, i) => (
                    <Cell key={['before', 'in', 'value', 'out'][i]} numeric className="h-8.5!">
                      <Amount value={amount} />
                    </Cell>
                  ))}
                  <Cell numeric className="h-8.5!">
                    <Percent value={percent} places={4} neutral />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </div>
      </details>
    </Sheet>
  );
}
