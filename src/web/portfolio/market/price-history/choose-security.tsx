import { useId, useState, type SubmitEvent } from 'react';
import { isinFault } from '#domain/identifiers/isin';
import type { PriceBasis } from '#domain/prices/price-basis';
import type { PriceInput } from '#api/portfolio/instruments/prices';
import { Field, fieldAria, INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { useDebounced } from '../../../platform/ui/use-debounced.ts';
import { useInstruments } from '../../../platform/queries/portfolio/instruments/instruments.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Message } from '../../../platform/ui/message.tsx';

/** A security, and its quotation if known. */
export interface QuotedSecurity {
  readonly isin: string;
  readonly name: string | null;
  /** Both are undefined for an ISIN that is not known yet. */
  readonly priceBasis: PriceBasis | undefined;
  readonly currency: PriceInput['currency'];
}

interface ChooseSecurityProps {
  readonly fileName: string;
  readonly onChosen: (security: QuotedSecurity) => void;
}

const SEARCH_DELAY_MS = 250;
const MAX_OFFERED = 8;
const ISIN_IN_NAME = /(?<![A-Z0-9])[A-Z]{2}[A-Z0-9]{9}\d(?![A-Z0-9])/i;

/** The second step: chooses the security by ISIN, name or issuer. An unknown ISIN is offered too. */
export function ChooseSecurity({ fileName, onChosen }: ChooseSecurityProps) {
  const texts = useTexts(priceHistoryTexts);
  const failureText = useFailureText();
  const [typed, setTyped] = useState(() => ISIN_IN_NAME.exec(fileName)?.[0].toUpperCase() ?? '');
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const { data, error } = useInstruments(search);
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  const offered = found.slice(0, MAX_OFFERED);
  const isin = search.toUpperCase();
  const isUnknown =
    isinFault(isin) === undefined && data !== undefined && found.every((each) => each.isin !== isin);
  const field = { id: useId(), label: texts.security, hint: texts.securityHint(fileName) };
  const chooseOnly = (event: SubmitEvent) => {
    event.preventDefault();
    const [only] = found;
    if (only !== undefined && found.length === 1 && search === typed.trim()) onChosen(only);
  };
  return (
    <form noValidate onSubmit={chooseOnly} className="grid gap-3">
      <Field {...field}>
        <input
          {...fieldAria(field)}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={INPUT_LOOK}
        />
      </Field>
      {error !== null && <Message kind="error" text={failureText(error)} />}
      <ul aria-label={texts.found} className="overflow-hidden rounded-control border border-line">
        {offered.map((each) => (
          <Offered key={each.isin} security={each} onChosen={onChosen} />
        ))}
        {isUnknown && (
          <Offered
            security={{ isin, name: null, priceBasis: undefined, currency: undefined }}
            onChosen={onChosen}
          />
        )}
        {data !== undefined && offered.length === 0 && !isUnknown && (
          <li className="px-3.5 py-2.5 text-soft">{texts.noneFound}</li>
        )}
      </ul>
      <p role="status" className="text-sm text-soft">
        {found.length > offered.length && texts.moreFound(offered.length)}
      </p>
    </form>
  );
}

interface OfferedProps {
  readonly security: QuotedSecurity;
  readonly onChosen: (security: QuotedSecurity) => void;
}

function Offered({ security, onChosen }: OfferedProps) {
  const texts = useTexts(priceHistoryTexts);
  const { basis } = useTexts(pricesTexts);
  const { isin, name, priceBasis, currency = '' } = security;
  const quoted =
    priceBasis === undefined
      ? texts.unknown
      : priceBasis === 'unit'
        ? basis.unit(currency)
        : `${basis.percent}, ${currency}`;
  return (
    <li className="border-b border-hair last:border-b-0">
      <button
        type="button"
        onClick={() => onChosen(security)}
        className="flex w-full flex-wrap items-baseline gap-x-3 px-3.5 py-2.5 text-left -outline-offset-2 hover:bg-hair"
      >
        <span className="font-medium">{name ?? isin}</span>
        {name !== null && <span className="text-soft">{isin}</span>}
        <span className="text-sm text-soft md:ml-auto">{quoted}</span>
      </button>
    </li>
  );
}
