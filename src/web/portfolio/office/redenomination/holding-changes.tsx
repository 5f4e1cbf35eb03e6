import type { ReactNode } from 'react';
import type { RedenominatedHolding } from '#api/portfolio/instruments/instrument-actions';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { BeforeAndAfter } from '../../../platform/ui/tables/before-and-after.tsx';

const PRICE_PLACES = 4;

/** A value that does not change, and the words for it. */
function Unchanged({ children }: { readonly children: ReactNode }) {
  const { unchanged } = useTexts(redenominationTexts);
  return (
    <span className="grid py-1 leading-5">
      <span>{children}</span>
      <span className="text-xs text-soft">{unchanged}</span>
    </span>
  );
}

type Figure = (props: { readonly holding: RedenominatedHolding }) => ReactNode;

/** The nominal amount, or the units, which do not change. */
export const QuantityChange: Figure = ({ holding: { holding, before, after } }) => {
  const { becomes } = useTexts(commonTexts);
  if (holding !== 'bond')
    return (
      <Unchanged>
        <Amount value={before.quantity} />
      </Unchanged>
    );
  return (
    <BeforeAndAfter
      before={<Money value={before.quantity} currency={before.currency} code />}
      after={<Money value={after.quantity} currency={after.currency} code />}
      becomes={becomes}
    />
  );
};

/** The price in percent of nominal, which does not change, or the price of one unit. */
export const PriceChange: Figure = ({ holding: { holding, before, after } }) => {
  const { becomes } = useTexts(commonTexts);
  if (holding === 'bond')
    return (
      <Unchanged>
        <Percent value={before.buyPrice} places={PRICE_PLACES} />
      </Unchanged>
    );
  const unitPrice = ({ buyPrice, currency }: RedenominatedHolding['before']) => (
    <>
      <Quantity value={buyPrice} places={PRICE_PLACES} /> {currency}
    </>
  );
  return <BeforeAndAfter before={unitPrice(before)} after={unitPrice(after)} becomes={becomes} />;
};

export const AmountChange: Figure = ({ holding: { before, after } }) => (
  <BeforeAndAfter
    before={<Money value={before.amountPaid} currency={before.currency} code />}
    after={<Money value={after.amountPaid} currency={after.currency} code />}
    becomes={useTexts(commonTexts).becomes}
  />
);
