import { useWatch } from 'react-hook-form';
import { BOND_PRESETS, presetFor } from '#domain/bonds/terms/bond-presets';
import { isinFault } from '#domain/identifiers/isin';
import type { IsinTerms } from '#api/portfolio/instruments/isin-terms';
import { decimalText } from '../../../../platform/forms/form-values.ts';
import { useTermsOfIsin } from '../../../../platform/queries/portfolio/instruments/terms.ts';
import type { Owner } from '../../../../platform/queries/shared-keys.ts';
import { proposedTermsTexts } from '../../../../platform/texts/portfolio/instruments/proposed-terms.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { formatDay, formatPercent } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { EMPTY_BOND, type BondFormValues } from './bond-form-values.ts';
import type { BondForm } from './use-bond-form.ts';

type Proposal = Partial<BondFormValues>;

interface ProposedTermsProps {
  readonly form: BondForm;
  readonly owner: Owner;
  readonly className: string;
}

/**
 * The terms known for the ISIN: for an administrator those of other holdings, or else the conventions of its market. One press fills them in;
 * before it, what they would replace is named.
 */
export function ProposedTerms({ form, owner, className }: ProposedTermsProps) {
  const texts = useTexts(proposedTermsTexts);
  const values = useWatch({ control: form.control, compute: (typed) => typed });
  const isin = values.isin.trim().toUpperCase();
  const { data: elsewhere = [], isLoading } = useTermsOfIsin(isin, owner);
  const describe = useDescription();
  const proposals = [
    ...elsewhere.map((terms) => ({
      text: texts.elsewhere(describe({ ...terms, frequency: terms.couponFrequency })),
      button: texts.take,
      proposal: toProposal(terms),
    })),
    ...(isLoading || elsewhere.length > 0 ? [] : describeConventions(isin, values)).map(
      ({ preset, proposal }) => ({
        text: texts.conventions(texts.presets[preset], describe(BOND_PRESETS[preset])),
        button: texts.fill,
        proposal,
      }),
    ),
  ].filter(({ proposal }) => changesSomething(proposal, values));
  if (proposals.length === 0) return null;
  return (
    <ul className={`grid gap-2 ${className}`} aria-live="polite">
      {proposals.map(({ text, button, proposal }) => (
        <li
          key={text}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-hair px-3 py-2 text-sm"
        >
          <span className="min-w-0 grow basis-60">
            {text} <Replaced names={replacedBy(proposal, values)} form={form} />
          </span>
          <Button
            className="h-8!"
            onClick={() => {
              form.fill(proposal);
              // The button goes with the proposal.
              form.focus('direction');
            }}
          >
            {button}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ReplacedProps {
  readonly form: BondForm;
  readonly names: readonly string[];
}

function Replaced({ form, names }: ReplacedProps) {
  const { replaces } = useTexts(proposedTermsTexts);
  if (names.length === 0) return null;
  const labels = Object.entries(form.frame.labels).flatMap(([name, label]) =>
    names.includes(name) ? [label] : [],
  );
  return <span className="block text-warn">{replaces(labels.join(', '))}</span>;
}

/** The fields that hold something else than the proposal, and not only what an empty form holds. */
function replacedBy(proposal: Proposal, values: BondFormValues): readonly string[] {
  const [typed, empty] = [new Map(Object.entries(values)), new Map(Object.entries(EMPTY_BOND))];
  return Object.entries(proposal).flatMap(([name, value]) =>
    typed.get(name) === value || typed.get(name) === empty.get(name) ? [] : [name],
  );
}

/** What is not known of the terms is left as it was typed. */
function toProposal(terms: IsinTerms): Proposal {
  const known = {
    cupon: decimalText(terms.couponPercent),
    maturityDate: terms.maturityDate,
    couponFrequency: decimalText(terms.couponFrequency),
    dayCount: terms.dayCount ?? '',
    issueDate: terms.issueDate ?? '',
    firstCouponDate: terms.firstCouponDate ?? '',
    redemption: decimalText(terms.redemption),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

/** The conventions of its market, once the ISIN is one. A coupon of 0 tells a zero-coupon bond, none tells nothing. */
function describeConventions(isin: string, { currency, cupon }: BondFormValues) {
  if (isinFault(isin) !== undefined) return [];
  const preset = presetFor({ isin, currency, isZero: cupon !== '' && Number(cupon) === 0 });
  const { frequency, dayCount } = BOND_PRESETS[preset];
  return [{ preset, proposal: { couponFrequency: String(frequency), dayCount } }];
}

function changesSomething(proposal: Proposal, values: BondFormValues): boolean {
  const typed = new Map(Object.entries(values));
  return Object.entries(proposal).some(([name, value]) => typed.get(name) !== value);
}

interface Described extends Partial<Pick<IsinTerms, 'couponPercent' | 'maturityDate'>> {
  readonly frequency: IsinTerms['couponFrequency'];
  readonly dayCount: string | null;
}

/** 'coupon 2.25%, 2 coupons a year, ACT/ACT-ICMA, matures 21 Jan 2028', as far as it is known. */
function useDescription() {
  const texts = useTexts(proposedTermsTexts);
  const { locale } = useDisplayPreferences();
  return ({ couponPercent = null, frequency, dayCount, maturityDate }: Described): string => {
    const parts = [
      couponPercent === null
        ? null
        : texts.coupon(formatPercent(couponPercent, locale, { places: 2, maxPlaces: 4 })),
      frequency === null ? null : texts.frequency(frequency),
      dayCount,
      maturityDate === undefined ? null : texts.matures(formatDay(maturityDate, locale)),
    ];
    return parts.filter((part) => part !== null).join(', ');
  };
}
