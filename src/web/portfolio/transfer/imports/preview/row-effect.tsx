import { Fragment } from 'react';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { ImportRow } from '#api/portfolio/imports/import-fields';
import { isCalendarDate } from '#domain/calendar-date';
import { useToday } from '../../../../platform/clock/use-today.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Amount, DateText, Money, Quantity } from '../../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { columnLabel } from './column-label.ts';
import { useErrorSentence } from './error-sentence.ts';
import { shownFigure } from './shown-figure.ts';

type Fields = NonNullable<ImportRow['after']>;
type Value = Fields[string] | undefined;

const PRICE_PLACES = 4;
const SECRET = new Set([
  'nominal', 'profit', 'taxesPaid', 'feesPaid1', 'feesPaid2', 'gross', 'taxWithheld', 'dividend', 'position',
  'interimCashFlow', 'principalCashFlow', 'totalCashFlows', 'cumulativeCashFlows', 'realCashFlows', 'diff',
]); // prettier-ignore

/** The effect of a row: 'nominal × price = amount', the changed fields, the error, or both values of a conflict. */
export function RowEffect({ row }: { readonly row: ImportRow }) {
  return (
    <>
      {row.kind === 'error' && <Errors row={row} />}
      {row.after !== null && <Written row={row} after={row.after} />}
      {row.kind !== 'error' && row.errors.length > 0 && <Errors row={row} />}
    </>
  );
}

/** Why a row is not imported, or a warning about one that can be. */
function Errors({ row: { kind, errors } }: { readonly row: ImportRow }) {
  const texts = useTexts(importsTexts);
  const sentence = useErrorSentence();
  return (
    <ul className={`grid gap-0.5 ${kind === 'error' ? 'text-loss' : 'text-warn'}`}>
      {errors.map((error) => (
        <li key={`${error.column ?? ''} ${error.rule}`}>
          {error.column !== null && <>{columnLabel(error.column, texts, [])}: </>}
          {sentence(error)}
        </li>
      ))}
    </ul>
  );
}

function Written({ row, after }: { readonly row: ImportRow; readonly after: Fields }) {
  const { kind, before } = row;
  if ((kind === 'changed' || kind === 'error') && before !== null) {
    return <Changes before={before} after={after} />;
  }
  return kind === 'error' ? null : <Addition row={row} after={after} />;
}

function Changes({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  return (
    <dl className="grid gap-1">
      {Object.keys(after).map((name) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="w-32 text-soft">{texts.fields[name] ?? name}</dt>
          <dd className="flex flex-wrap gap-x-2">
            <del className="text-soft no-underline">
              <FieldValue name={name} value={before[name]} />
            </del>
            <span aria-hidden="true">→</span>
            <ins className="rounded-xs bg-accent-wash px-1 font-medium no-underline">
              <FieldValue name={name} value={after[name]} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ name, value }: { readonly name: string; readonly value: Value }) {
  const texts = useTexts(importsTexts);
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return SECRET.has(name) ? <Amount value={value} /> : <Quantity value={value} places={PRICE_PLACES} />;
  return isCalendarDate(value) ? <DateText value={value} /> : (texts.verbs[value] ?? value);
}

const asNumber = (value: Value) => (typeof value === 'number' ? value : null);
const asText = (value: Value) => (typeof value === 'string' ? value : null);

function Addition({ row, after }: { readonly row: ImportRow; readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  const currency = asText(after['currency']) ?? 'EUR';
  if (row.kind === 'information') {
    return <Information after={after} />;
  }
  if (row.target === 'user') return <UserDetails after={after} />;
  const paid = asNumber(after['profit']) ?? asNumber(after['gross']);
  if (row.target === 'redemption') return <Redemption after={after} />;
  if (row.target === 'cashFlow') {
    return (
      <>
        {texts.cashFlow} <DateText value={asText(after['date'])} />{' '}
        <b className="font-semibold">
          <Amount value={asNumber(after['totalCashFlows'])} />
        </b>
      </>
    );
  }
  if (paid !== null) {
    return (
      <>
        {row.target === 'payment' ? texts.coupon : texts.dividend}{' '}
        <PastDay day={asText(after['paymentDate']) ?? asText(after['payDay'])} />{' '}
        <b className="font-semibold">
          <Money value={paid} currency={currency} code />
        </b>
        <span className="block text-xs text-soft">
          <Details after={after} />
        </span>
      </>
    );
  }
  const nominal = asNumber(after['nominal']);
  const price = asNumber(after['buyPrice']);
  if (nominal === null || price === null) return <Price before={row.before} after={after} />;
  return <Deal row={row} deal={{ nominal, price, currency }} />;
}

/** A row that is never written, with the reason. */
function Information({ after }: { readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  const what = asText(after['what']) ?? 'other';
  return (
    <>
      {texts.information[what]} {asText(after['text'])}
      <span className="block text-xs text-soft">{texts.notTaken[what]}</span>
    </>
  );
}

/** Bonds that the issuer repays: 'Redemption of 15,000 nominal = 15,000.00 USD'. */
function Redemption({ after }: { readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  return (
    <>
      {texts.redemption}{' '}
      <b className="font-semibold">
        <Amount value={asNumber(after['nominal'])} /> {texts.nominal} ={' '}
        <Money value={asNumber(after['amount'])} currency={asText(after['currency']) ?? 'EUR'} code />
      </b>
      <span className="block text-xs text-soft">
        <PastDay day={asText(after['day'])} />
        <Details after={after} isContinued />
      </span>
    </>
  );
}

/** A price, after the last one before it. */
function Price({ before, after }: { readonly before: Fields | null; readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  const last = asNumber(before?.['price']);
  return (
    <>
      {texts.price} <DateText value={asText(after['day'])} />{' '}
      {last !== null && (
        <>
          <span className="text-soft">
            <Quantity value={last} places={PRICE_PLACES} />
          </span>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b className="font-semibold">
        <Quantity value={asNumber(after['price'])} places={PRICE_PLACES} />
      </b>
    </>
  );
}

/** The user that would be added; a personal identification number is masked. */
function UserDetails({ after }: { readonly after: Fields }) {
  const texts = useTexts(importsTexts);
  const words = ['email', 'phoneNumber', 'personOrCompany', 'bulstatOrEgn'].flatMap((name) => {
    const value = asText(after[name]);
    return value === null ? [] : [texts.verbs[value] ?? value];
  });
  return words.join(' · ');
}

/** A day that should be over; one in the future is said to be. */
function PastDay({ day }: { readonly day: string | null }) {
  const texts = useTexts(importsTexts);
  const today = useToday();
  return (
    <>
      <DateText value={day} />
      {day !== null && day > today && <span className="text-warn"> ({texts.inFuture})</span>}
    </>
  );
}

function writtenDeal(
  { quantity, price, amount }: NonNullable<ImportRow['asWritten']>,
  locale: string,
): string {
  const product = `${shownFigure(quantity, locale)} × ${shownFigure(price, locale)}`;
  return amount === null ? product : `${product} = ${shownFigure(amount, locale)}`;
}

/** What else would be written, in the order in which it is shown; words need no label. */
const DETAILS = ['feesPaid1', 'feesPaid2', 'taxesPaid', 'taxWithheld', 'settlementDate', 'bank', 'data'];
const WITHOUT_LABEL = new Set(['bank', 'data']);

/** Costs, settlement, bank and notes of a new row. `isContinued` if something precedes them on the line. */
function Details({ after, isContinued = false }: { readonly after: Fields; readonly isContinued?: boolean }) {
  const texts = useTexts(importsTexts);
  const names = DETAILS.filter(
    (name) => after[name] !== undefined && after[name] !== null && after[name] !== '',
  );
  return names.map((name, at) => (
    <Fragment key={name}>
      {(isContinued || at > 0) && ' · '}
      {!WITHOUT_LABEL.has(name) && `${texts.fields[name] ?? name}: `}
      <FieldValue name={name} value={after[name]} />
    </Fragment>
  ));
}

interface DealProps {
  readonly row: ImportRow;
  readonly deal: { readonly nominal: number; readonly price: number; readonly currency: string };
}

function Deal({ row, deal: { nominal, price, currency } }: DealProps) {
  const texts = useTexts(importsTexts);
  const { locale } = useDisplayPreferences();
  const isBond = row.target === 'bond';
  const trade = { nominal, buyPrice: price, marketPrice: 0 };
  const { amountPaid } = isBond ? bondFigures(trade) : etfOrShareFigures(trade);
  const verb = asText(row.after?.['direction']);
  return (
    <>
      {verb === null ? '' : (texts.verbs[verb] ?? verb)}{' '}
      <b className="font-semibold">
        <Amount value={nominal} /> × <Quantity value={price} places={PRICE_PLACES} />
        {isBond && '%'} = <Money value={amountPaid.toNumber()} currency={currency} code />
      </b>
      <span className="block text-xs text-soft">
        <PastDay day={asText(row.after?.['buyDate'])} />
        {row.asWritten !== null && ` · ${texts.asWritten(writtenDeal(row.asWritten, locale))}`}
        <Details after={row.after ?? {}} isContinued />
      </span>
    </>
  );
}
