import type { Instrument } from '#api/instruments';
import { bondFormTexts } from '../../platform/texts/bond-form.ts';
import { instrumentsTexts } from '../../platform/texts/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { DateText, Missing, Quantity } from '../../platform/ui/amount.tsx';
import { Button } from '../../platform/ui/button.tsx';
import { DescriptionList, type Described } from '../../platform/ui/description-list.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { hasTerms } from './instrument-form-values.ts';

const TERM_PLACES = 2;

interface InstrumentFactsProps {
  readonly instrument: Instrument;
  readonly onEdit: () => void;
}

/** What is known of a security, with its terms where it can have some. */
export function InstrumentFacts({ instrument, onEdit }: InstrumentFactsProps) {
  const texts = useTexts(instrumentsTexts);
  const termRows = useTermRows(instrument);
  return (
    <Sheet className="grid content-start gap-5 p-5">
      <Facts title={texts.security} rows={useSecurityRows(instrument)} />
      {hasTerms(instrument.kind) && <Facts title={texts.terms} rows={termRows} />}
      <Button className="justify-self-start" onClick={onEdit}>
        {texts.edit}
      </Button>
    </Sheet>
  );
}

function Facts({ title, rows }: { readonly title: string; readonly rows: readonly Described[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <DescriptionList rows={rows} />
    </section>
  );
}

function useSecurityRows(instrument: Instrument): Described[] {
  const { fields, columns, kinds, priceBases, regulatedMarket } = useTexts(instrumentsTexts);
  return [
    { label: columns.isin, value: instrument.isin },
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

function useTermRows(instrument: Instrument): Described[] {
  const texts = useTexts(bondFormTexts);
  const { couponFrequency } = instrument;
  return [
    { label: texts.coupon, value: <Quantity value={instrument.couponPercent} places={TERM_PLACES} /> },
    {
      label: texts.couponFrequency,
      value: couponFrequency === null ? <Missing /> : texts.frequencies[couponFrequency],
    },
    { label: texts.dayCount, value: instrument.dayCount ?? '' },
    { label: texts.issueDate, value: <DateText value={instrument.issueDate} /> },
    { label: texts.firstCouponDate, value: <DateText value={instrument.firstCouponDate} /> },
    { label: texts.maturityDate, value: <DateText value={instrument.maturityDate} /> },
    { label: texts.redemption, value: <Quantity value={instrument.redemption} places={TERM_PLACES} /> },
  ];
}
