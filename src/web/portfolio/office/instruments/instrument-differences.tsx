import type { InstrumentDetails, InstrumentDifference } from '#api/portfolio/instruments/instruments';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { HolderLink } from './holder-link.tsx';
import { instrumentLabels } from './instrument-form-values.ts';
import { useFieldText } from './use-field-text.ts';

/** The holdings whose own fields differ from the instrument. The holding's own value counts until somebody changes it. */
export function InstrumentDifferences({ differences }: Pick<InstrumentDetails, 'differences'>) {
  const texts = useTexts(instrumentsTexts);
  const Differences = useWideScreen() ? DifferenceTable : DifferenceCards;
  return (
    <section className="mt-6">
      <h2 className="mb-1 text-lg font-bold">{texts.differences}</h2>
      {differences.length === 0 ? (
        <p className="text-soft">{texts.noDifferences}</p>
      ) : (
        <>
          <p className="mb-3 text-soft">{texts.differencesText}</p>
          <Differences differences={differences} />
        </>
      )}
    </section>
  );
}

interface DifferencesProps {
  readonly differences: readonly InstrumentDifference[];
}

function DifferenceTable({ differences }: DifferencesProps) {
  const texts = useTexts(instrumentsTexts);
  const describe = useDifferenceText();
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
        {differences.map((difference) => {
          const { label, own, ofInstrument } = describe(difference);
          return (
            <tr key={differenceKey(difference)}>
              <RowHeaderCell>
                <HolderLink row={difference} />
              </RowHeaderCell>
              <Cell>{label}</Cell>
              <Cell>{own}</Cell>
              <Cell>{ofInstrument}</Cell>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

function DifferenceCards({ differences }: DifferencesProps) {
  const texts = useTexts(instrumentsTexts);
  const describe = useDifferenceText();
  return (
    <ul className="grid gap-2.5">
      {differences.map((difference) => {
        const { label, own, ofInstrument } = describe(difference);
        return (
          <li key={differenceKey(difference)}>
            <Sheet className="px-4 py-3.5">
              <p className="mb-2 wrap-anywhere">
                <HolderLink row={difference} />
                <span className="text-soft"> · {label}</span>
              </p>
              <DescriptionList
                rows={[
                  { label: texts.own, value: own },
                  { label: texts.ofInstrument, value: ofInstrument },
                ]}
              />
            </Sheet>
          </li>
        );
      })}
    </ul>
  );
}

const differenceKey = ({ holding, holdingId, field }: InstrumentDifference) =>
  `${holding} ${holdingId} ${field}`;

/** The name of the field, and both values as they are shown. */
function useDifferenceText() {
  const labels = instrumentLabels(useTexts(instrumentsTexts), useTexts(bondFormTexts));
  const fieldText = useFieldText();
  return ({ field, own, instrument }: InstrumentDifference) => ({
    label: labels[field],
    own: fieldText(field, String(own)),
    ofInstrument: instrument === null ? <Missing /> : fieldText(field, String(instrument)),
  });
}
