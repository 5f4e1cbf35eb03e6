import type { ReactNode } from 'react';
import type { Instrument } from '#api/portfolio/instruments/instruments';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { DescriptionList, type Described } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { hasTerms, instrumentLabels } from './instrument-form-values.ts';
import { useFieldText } from './use-field-text.ts';

interface InstrumentFactsProps {
  readonly instrument: Instrument;
  readonly onEdit: () => void;
}

/** The data of a security, with its terms if its kind has any. */
export function InstrumentFacts({ instrument, onEdit }: InstrumentFactsProps) {
  const texts = useTexts(instrumentsTexts);
  const termRows = useTermRows(instrument);
  return (
    <Sheet className="grid content-start gap-5 p-5">
      <Facts
        title={texts.security}
        rows={useSecurityRows(instrument)}
        action={<Button onClick={onEdit}>{texts.edit}</Button>}
      />
      {hasTerms(instrument.kind) && <Facts title={texts.terms} rows={termRows} />}
    </Sheet>
  );
}

interface FactsProps {
  readonly title: string;
  readonly rows: readonly Described[];
  readonly action?: ReactNode;
}

function Facts({ title, rows, action }: FactsProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{title}</h2>
        {action}
      </div>
      <DescriptionList rows={rows} />
    </section>
  );
}

function useSecurityRows(instrument: Instrument): Described[] {
  const { fields, columns, kinds, priceBases, regulatedMarket, earlierIsins } = useTexts(instrumentsTexts);
  const earlier = instrument.earlierIsins.map(({ isin, changedOn }) => (
    <span key={isin} className="block">
      {isin}, <DateText value={changedOn} />
    </span>
  ));
  return [
    { label: columns.isin, value: instrument.isin },
    ...(earlier.length > 0 ? [{ label: earlierIsins, value: earlier }] : []),
    { label: fields.kind, value: kinds[instrument.kind] },
    { label: fields.name, value: instrument.name ?? '' },
    { label: fields.issuer, value: instrument.issuer ?? '' },
    { label: fields.country, value: instrument.country ?? '' },
    { label: fields.currency, value: instrument.currency },
    { label: fields.priceBasis, value: priceBases[instrument.priceBasis] },
    { label: fields.regulatedMarket, value: regulatedMarket[instrument.regulatedMarket] },
    { label: fields.venue, value: instrument.venue ?? '' },
  ];
}

const TERM_FIELDS = [
  'couponPercent',
  'couponFrequency',
  'dayCount',
  'issueDate',
  'firstCouponDate',
  'maturityDate',
  'redemption',
] as const satisfies readonly (keyof Instrument)[];

function useTermRows(instrument: Instrument): Described[] {
  const labels = instrumentLabels(useTexts(instrumentsTexts), useTexts(bondFormTexts));
  const fieldText = useFieldText();
  return TERM_FIELDS.map((name) => {
    const value = instrument[name];
    return { label: labels[name], value: value === null ? '' : fieldText(name, String(value)) };
  });
}
