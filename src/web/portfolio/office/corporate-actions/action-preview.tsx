import type { ReactNode } from 'react';
import type { ActedHolding, CorporateActionReport } from '#api/portfolio/instruments/corporate-actions';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, DateText, Missing, Money, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { BeforeAndAfter } from '../../../platform/ui/tables/before-and-after.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { HolderLink } from '../instruments/holder-link.tsx';

interface ActionPreviewProps {
  readonly preview: CorporateActionReport;
  readonly day: string;
}

/** The changes that an action makes: in total and for each holding. */
export function ActionPreview({ preview, day }: ActionPreviewProps) {
  const texts = useTexts(corporateActionsTexts);
  const { kind, isin, newIsin, holdings, holders, paid, rows, left } = preview;
  const List = useWideScreen() ? HoldingTable : HoldingCards;
  return (
    <>
      <p>
        <span className="font-medium">{texts.kinds[kind]}</span>, <DateText value={day} />:{' '}
        {texts.summary(holdings, holders)}{' '}
        {kind === 'isin_change' && newIsin !== null && `${texts.newIsin(isin, newIsin)}. `}
        {kind === 'spin_off' && newIsin !== null && `${texts.spunOff(isin, newIsin)}. `}
        {paid.length > 0 && texts.paidInAll}{' '}
        {paid.map(({ currency, amount }) => (
          <span key={currency} className="font-medium">
            <Money value={amount} currency={currency} code />{' '}
          </span>
        ))}
      </p>
      {rows.length > 0 && <List rows={rows} />}
      {rows.length < holdings && <p className="text-soft">{texts.shown(rows.length, holdings)}</p>}
      {left.length > 0 && (
        <div>
          <p>{texts.left(left.length)}</p>
          <ul className="mt-1.5 grid gap-1">
            {left.map((row) => (
              <li key={`${row.holding} ${row.holdingId}`}>
                <HolderLink row={row} search={{ q: row.isin }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type Figure = (props: { readonly row: ActedHolding }) => ReactNode;

interface ChangeProps {
  readonly before: number;
  /** Null if it is no longer held. */
  readonly after: number | null;
  readonly gone: ReactNode;
  readonly show: (value: number) => ReactNode;
}

/** The old and the new value, or a single one if it does not change. */
function Change({ before, after, gone, show }: ChangeProps) {
  const { becomes } = useTexts(commonTexts);
  if (after === before) return show(after);
  return (
    <BeforeAndAfter before={show(before)} after={after === null ? gone : show(after)} becomes={becomes} />
  );
}

const QuantityChange: Figure = ({ row: { before, after } }) => {
  const { closed } = useTexts(corporateActionsTexts);
  return (
    <Change
      before={before.quantity}
      after={after?.quantity ?? null}
      gone={closed}
      show={(value) => <Amount value={value} />}
    />
  );
};

/** The price of one unit. */
const PriceChange: Figure = ({ row: { before, after } }) => (
  <Change
    before={before.buyPrice}
    after={after?.buyPrice ?? null}
    gone={<Missing />}
    show={(value) => <Quantity value={value} places={4} />}
  />
);

const AmountChange: Figure = ({ row: { before, after } }) => (
  <Change
    before={before.amountPaid}
    after={after?.amountPaid ?? null}
    gone={<Missing />}
    show={(value) => <Money value={value} currency={before.currency} code />}
  />
);

const PaidOut: Figure = ({ row: { before, paid } }) =>
  paid === null ? <Missing /> : <Money value={paid} currency={before.currency} code />;

const NewUnits: Figure = ({ row: { received } }) =>
  received === null ? <Missing /> : <Amount value={received.units} />;

const NewCost: Figure = ({ row: { before, received } }) =>
  received === null ? <Missing /> : <Money value={received.cost} currency={before.currency} code />;

interface RowsProps {
  readonly rows: readonly ActedHolding[];
}

const rowKey = ({ holding, holdingId }: ActedHolding) => `${holding} ${holdingId}`;

/** The columns for these holdings. A bond's price is a percentage and does not change. */
function useFigures(rows: readonly ActedHolding[]): readonly { label: string; Figure: Figure }[] {
  const { columns } = useTexts(corporateActionsTexts);
  return [
    { label: columns.quantity, Figure: QuantityChange },
    ...(rows.some(({ holding }) => holding !== 'bond')
      ? [{ label: columns.price, Figure: PriceChange }]
      : []),
    { label: columns.amount, Figure: AmountChange },
    ...(rows.some(({ received }) => received !== null)
      ? [
          { label: columns.newUnits, Figure: NewUnits },
          { label: columns.newCost, Figure: NewCost },
        ]
      : []),
    ...(rows.some(({ paid }) => paid !== null) ? [{ label: columns.paid, Figure: PaidOut }] : []),
  ];
}

function HoldingTable({ rows }: RowsProps) {
  const { table, columns } = useTexts(corporateActionsTexts);
  const figures = useFigures(rows);
  return (
    <TableFrame label={table}>
      <thead>
        <tr>
          <HeaderCell pinned>{columns.holder}</HeaderCell>
          {figures.map(({ label }) => (
            <HeaderCell key={label} numeric>
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <RowHeaderCell>
              <HolderLink row={row} />
            </RowHeaderCell>
            {figures.map(({ label, Figure }) => (
              <Cell key={label} numeric>
                <Figure row={row} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function HoldingCards({ rows }: RowsProps) {
  const figures = useFigures(rows);
  return (
    <ul className="grid gap-2.5">
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Sheet className="px-4 py-3.5">
            <p className="mb-2 wrap-anywhere">
              <HolderLink row={row} />
            </p>
            <DescriptionList
              rows={figures.map(({ label, Figure }) => ({ label, value: <Figure row={row} /> }))}
            />
          </Sheet>
        </li>
      ))}
    </ul>
  );
}
