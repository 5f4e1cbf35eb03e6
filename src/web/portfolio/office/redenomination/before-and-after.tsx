import type { ReactNode } from 'react';
import type { RedenominatedHolding } from '#api/portfolio/instruments/instrument-actions';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';

const PRICE_PLACES = 4;

interface BeforeAndAfterProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly same?: boolean;
}

/** The old value in small type above the new one, or a single value if it does not change. */
function BeforeAndAfter({ before, after, same = false }: BeforeAndAfterProps) {
  const texts = useTexts(redenominationTexts);
  return (
    <span className="grid py-1 leading-5">
      <span className={same ? '' : 'text-xs text-soft'}>{before}</span>
      {same ? (
        <span className="text-xs text-soft">{texts.unchanged}</span>
      ) : (
        <span>
          <span className="sr-only">{texts.becomes} </span>
          {after}
        </span>
      )}
    </span>
  );
}

type Figure = (props: { readonly holding: RedenominatedHolding }) => ReactNode;

/** The nominal amount, or the units, which do not change. */
export const QuantityChange: Figure = ({ holding: { holding, before, after } }) =>
  holding === 'bond' ? (
    <BeforeAndAfter
      before={<Money value={before.quantity} currency={before.currency} code />}
      after={<Money value={after.quantity} currency={after.currency} code />}
    />
  ) : (
    <BeforeAndAfter before={<Amount value={before.quantity} />} after={null} same />
  );

/** The price in percent of nominal, which does not change, or the price of one unit. */
export const PriceChange: Figure = ({ holding: { holding, before, after } }) => {
  if (holding === 'bond')
    return (
      <BeforeAndAfter before={<Percent value={before.buyPrice} places={PRICE_PLACES} />} after={null} same />
    );
  const unitPrice = ({ buyPrice, currency }: RedenominatedHolding['before']) => (
    <>
      <Quantity value={buyPrice} places={PRICE_PLACES} /> {currency}
    </>
  );
  return <BeforeAndAfter before={unitPrice(before)} after={unitPrice(after)} />;
};

export const AmountChange: Figure = ({ holding: { before, after } }) => (
  <BeforeAndAfter
    before={<Money value={before.amountPaid} currency={before.currency} code />}
    after={<Money value={after.amountPaid} currency={after.currency} code />}
  />
);
