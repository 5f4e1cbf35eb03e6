import type { AuditTarget } from '#api/people/audit';
import { BOND_FEATURES, BOND_FIELDS } from '#api/portfolio/bond-fields';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { bondFormTexts } from '../../platform/texts/portfolio/bond-form.ts';
import { cashFlowsTexts } from '../../platform/texts/portfolio/cash-flows.ts';
import { closingDayTexts } from '../../platform/texts/portfolio/instruments/closing-day.ts';
import { distributionsTexts } from '../../platform/texts/portfolio/distributions.ts';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { paymentsTexts } from '../../platform/texts/portfolio/payments.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';

type Labels = Readonly<Record<string, unknown>>;

function labelsByName(bond: (typeof bondFormTexts)['en']): Labels {
  return Object.fromEntries(
    Object.entries({ ...BOND_FIELDS, ...BOND_FEATURES }).map(([name, { label }]) => [name, bond[label]]),
  );
}

/** Labels the field of an entry as the forms do. What a user did has that user as its target. */
export function useFieldLabel(target: AuditTarget | null): (field: string) => string {
  const { fields: own, limits, reminders, prices } = useTexts(auditTexts);
  const bond = useTexts(bondFormTexts);
  const payment = useTexts(paymentsTexts);
  const cashFlow = useTexts(cashFlowsTexts).columns;
  const { fields, expired } = useTexts(etfsAndSharesTexts);
  const distribution = useTexts(distributionsTexts);
  const closingDay = useTexts(closingDayTexts);
  const security = useTexts(instrumentsTexts).fields;
  const user = useTexts(usersTexts);
  const labels: Readonly<Record<AuditTarget, Labels>> = {
    bond: { ...labelsByName(bond), ...prices, ...closingDay, expired },
    payment: { ...payment, paymentDate: payment.date, currency: bond.currency },
    'cash-flow': cashFlow,
    distribution,
    etf: { ...fields, ...prices, ...closingDay },
    share: { ...fields, ...prices, ...closingDay },
    user: {
      ...user,
      ...reminders,
      ...limits,
      ...own,
      phoneNumber: user.phone,
      personOrCompany: user.type,
      bulstatOrEgn: user.idNumber,
      language: user.emailLanguage,
      passwordHash: own.password,
    },
  };
  const ofTarget: Labels = target === null ? { ...labelsByName(bond), ...security, ...own } : labels[target];
  return (field) => {
    const label = ofTarget[field];
    return typeof label === 'string' ? label : field;
  };
}
