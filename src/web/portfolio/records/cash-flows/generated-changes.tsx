import type { CashFlow } from '#api/portfolio/cash-flows';
import type { CashFlowGeneration, GeneratedCashFlow } from '#api/portfolio/generate-cash-flows';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { generateCashFlowsTexts } from '../../../platform/texts/portfolio/generate-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { EditedMark } from './edited-mark.tsx';
import { CASH_FLOW_AMOUNTS, type CashFlowAmount } from './cash-flow-columns.ts';

interface GeneratedChangesProps {
  readonly generation: CashFlowGeneration;
  readonly currency: string | undefined;
}

/** A row before and after; `before` is null for a new row, `after` for a removed one. */
interface Change {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before: CashFlow | null;
  readonly after: GeneratedCashFlow | null;
}

function listChanges({ added, changed, removed }: CashFlowGeneration): Change[] {
  const changes: Change[] = [
    ...added.map((after) => ({ kind: 'added' as const, before: null, after })),
    ...changed.map(({ before, after }) => ({ kind: 'changed' as const, before, after })),
    ...removed.map((before) => ({ kind: 'removed' as const, before, after: null })),
  ];
  return changes.sort((a, b) => (changeDate(a) < changeDate(b) ? -1 : changeDate(a) > changeDate(b) ? 1 : 0));
}

const changeDate = ({ before, after }: Change) => after?.date ?? before?.date ?? '';

/** The changes row by row; a replaced figure is crossed out below the new one. */
export function GeneratedChanges({ generation, currency }: GeneratedChangesProps) {
  const { columns, allIn } = useTexts(cashFlowsTexts);
  const texts = useTexts(generateCashFlowsTexts);
  return (
    <>
      {currency !== undefined && <p className="-mb-2 text-sm text-soft">{allIn(currency)}</p>}
      <TableFrame label={texts.table} className="max-h-[50dvh]">
        <thead>
          <tr>
            <HeaderCell pinned>{columns.date}</HeaderCell>
            <HeaderCell>{texts.change}</HeaderCell>
            {CASH_FLOW_AMOUNTS.map((name) => (
              <HeaderCell key={name} numeric>
                {columns[name]}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {listChanges(generation).map((change, index) => (
            <tr key={index}>
              <RowHeaderCell>
                <DateText value={changeDate(change)} />
              </RowHeaderCell>
              <Cell className={change.kind === 'removed' ? 'text-loss' : 'text-soft'}>
                {texts.changes[change.kind]}
                <EditedMark flow={change.before} />
              </Cell>
              {CASH_FLOW_AMOUNTS.map((name) => (
                <Cell key={name} numeric>
                  <ChangedAmount change={change} name={name} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </>
  );
}

function ChangedAmount({ change, name }: { readonly change: Change; readonly name: CashFlowAmount }) {
  const texts = useTexts(generateCashFlowsTexts);
  const { before, after } = change;
  const gone = before !== null && (after === null || before[name] !== after[name]) ? before[name] : null;
  return (
    <>
      {after !== null && <Amount value={after[name]} />}
      {gone !== null && (
        <del className="block text-xs text-faint">
          <span className="sr-only">{texts.before} </span>
          <Amount value={gone} />
        </del>
      )}
    </>
  );
}
