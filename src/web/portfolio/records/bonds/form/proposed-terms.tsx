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
 * Proposes terms for the ISIN: for administrators those of other holdings, otherwise the conventions of its market. A button fills
 * them in; the text lists the fields that it would overwrite.
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
            {text} <OverwrittenFields names={findOverwritten(proposal, values)} form={form} />
          </span>
          <Button
            className="h-8!"
            onClick={() => {
              form.fill(proposal);
              // The focused button disappears together with the proposal.
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

interface OverwrittenFieldsProps {
  readonly form: BondForm;
  readonly names: readonly string[];
}

function OverwrittenFields({ form, names }: OverwrittenFieldsProps) {
  const { replaces } = useTexts(proposedTermsTexts);
  if (names.length === 0) return null;
  const labels = Object.entries(form.frame.labels).flatMap(([name, label]) =>
    names.includes(name) ? [label] : [],
  );
  return <span className="block text-warn">{replaces(labels.join(', '))}</span>;
}

/** The fields whose value differs from both the proposal and the empty form. */
function findOverwritten(proposal: Proposal, values: BondFormValues): readonly string[] {
  const [typed, empty] = [new Map(Object.entries(values)), new Map(Object.entries(EMPTY_BOND))];
  return Object.entries(proposal).flatMap(([name, value]) =>
    typed.get(name) === value || typed.get(name) === empty.get(name) ? [] : [name],
  );
}

/** Contains only the known terms, so that other fields stay as typed. */
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

/** The conventions of its market, once the ISIN is valid. A coupon of 0 means a zero-coupon bond; an empty field does not. */
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

interface DescribedTerms extends Partial<Pick<IsinTerms, 'couponPercent' | 'maturityDate'>> {
  readonly frequency: IsinTerms['couponFrequency'];
  readonly dayCount: string | null;
}

/** Describes the known terms: 'coupon 2.25%, 2 coupons a year, ACT/ACT-ICMA, matures 21 Jan 2028'. */
function useDescription() {
  const texts = useTexts(proposedTermsTexts);
  const { locale } = useDisplayPreferences();
  return ({ couponPercent = null, frequency, dayCount, maturityDate }: DescribedTerms): string => {
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
