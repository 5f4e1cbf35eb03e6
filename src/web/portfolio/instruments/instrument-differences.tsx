import { Link } from '@tanstack/react-router';
import type { InstrumentDetails, InstrumentDifference } from '#api/instruments';
import { bondFormTexts } from '../../platform/texts/bond-form.ts';
import { instrumentsTexts } from '../../platform/texts/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Missing } from '../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../platform/ui/data-table.tsx';
import { instrumentLabels } from './instrument-form-values.ts';
import { useFieldText } from './use-field-text.ts';

/** The holdings whose own fields are not what the instrument says: their own count, until somebody changes them. */
export function InstrumentDifferences({ differences }: Pick<InstrumentDetails, 'differences'>) {
  const texts = useTexts(instrumentsTexts);
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-bold">{texts.differences}</h2>
      {differences.length === 0 ? (
        <p className="text-soft">{texts.noDifferences}</p>
      ) : (
        <>
          <p className="mb-3 text-soft">{texts.differencesText}</p>
          <DifferenceTable differences={differences} />
        </>
      )}
    </section>
  );
}

function DifferenceTable({ differences }: Pick<InstrumentDetails, 'differences'>) {
  const texts = useTexts(instrumentsTexts);
  const labels = instrumentLabels(texts, useTexts(bondFormTexts));
  const fieldText = useFieldText();
  return (
    <TableFrame label={texts.differences}>
      <thead>
        <tr>
          <HeaderCell pinned>{texts.user}</HeaderCell>
          <HeaderCell>{texts.field}</HeaderCell>
          <HeaderCell>{texts.own}</HeaderCell>
          <HeaderCell>{texts.ofInstrument}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={`${difference.holding} ${difference.holdingId} ${difference.field}`}>
            <RowHeaderCell>
              <HolderLink difference={difference} />
            </RowHeaderCell>
            <Cell>{labels[difference.field]}</Cell>
            <Cell>{fieldText(difference.field, String(difference.own))}</Cell>
            <Cell>
              {difference.instrument === null ? (
                <Missing />
              ) : (
                fieldText(difference.field, String(difference.instrument))
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

const LISTS = {
  bond: '/admin/users/$id',
  etf: '/admin/users/$id/etfs',
  share: '/admin/users/$id/shares',
} as const satisfies Record<InstrumentDifference['holding'], string>;

/** To the list of that user in which the holding is. */
function HolderLink({ difference }: { readonly difference: InstrumentDifference }) {
  return (
    <Link to={LISTS[difference.holding]} params={{ id: String(difference.userId) }} className="font-medium">
      {difference.username}
    </Link>
  );
}
