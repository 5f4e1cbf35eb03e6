import type { Redenomination } from '#api/portfolio/instruments/instrument-actions';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Quantity } from '../../../platform/ui/amount.tsx';
import { SummaryCards } from '../../../platform/ui/sheet.tsx';

/** How much is converted to euro, with a note that its value does not change. */
export function RedenominationSummary({ preview }: { readonly preview: Redenomination }) {
  const texts = useTexts(redenominationTexts);
  const { holdings, holders, securities, amountPaid, payments, cashFlows, prices } = preview;
  return (
    <SummaryCards
      cards={[
        {
          label: texts.holdings,
          value: <Quantity value={holdings} />,
          note: texts.holdingsNote(holders, securities),
        },
        { label: texts.before, value: <Money value={amountPaid.lev} currency="BGN" code /> },
        {
          label: texts.after,
          value: <Money value={amountPaid.eur} currency="EUR" code />,
          note: texts.afterNote,
        },
        {
          label: texts.also,
          value: texts.payments(payments.inLev + payments.inEuro),
          note: texts.alsoNote(cashFlows, prices),
        },
      ]}
    />
  );
}
