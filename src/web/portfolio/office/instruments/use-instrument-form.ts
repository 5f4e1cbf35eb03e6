import { changeInstrument, type Instrument } from '#api/portfolio/instruments/instruments';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { instrumentBody, instrumentFormValues, instrumentLabels } from './instrument-form-values.ts';

interface InstrumentChange {
  readonly instrument: Instrument;
  readonly onSaved: (instrument: Instrument) => Promise<void>;
}

export function useInstrumentForm({ instrument, onSaved }: InstrumentChange) {
  const texts = useTexts(instrumentsTexts);
  const withCause = useWithCause();
  return useEndpointForm({
    endpoint: changeInstrument,
    params: { isin: instrument.isin },
    version: instrument.version,
    initial: instrumentFormValues(instrument),
    labels: instrumentLabels(texts, useTexts(bondFormTexts)),
    toBody: (values) => instrumentBody(values, instrument),
    fromAnswer: instrumentFormValues,
    marksRequired: true,
    failure: (error) => withCause(texts.saveFailed, error),
    onSaved,
  });
}

export type InstrumentForm = ReturnType<typeof useInstrumentForm>;
