import type { AuditTarget } from '#api/people/audit';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { bondFormTexts } from '../../platform/texts/portfolio/bond-form.ts';
import { etfsAndSharesTexts } from '../../platform/texts/portfolio/etfs-and-shares.ts';
import { corporateActionsTexts } from '../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Labels a stored choice as its form does; other texts are returned unchanged. Entries without a target concern securities. */
export function useValueLabel(target: AuditTarget | null): (field: string, value: string) => string {
  const { kinds, priceBases, regulatedMarket } = useTexts(instrumentsTexts);
  const { kinds: acts } = useTexts(corporateActionsTexts);
  const { roles, types, languages } = useTexts(usersTexts);
  const { app, passkey } = useTexts(secondFactorTexts);
  const bond = useTexts(bondFormTexts);
  const { directions } = useTexts(etfsAndSharesTexts);
  const ofTargets: Partial<Record<AuditTarget, Labels>> = {
    user: { role: roles, personOrCompany: types, language: languages, kind: { app, passkey } },
    bond: { direction: bond.directions },
    etf: { direction: directions },
    share: { direction: directions },
  };
  const labels: Labels | undefined =
    target === null ? { act: acts, kind: kinds, priceBasis: priceBases, regulatedMarket } : ofTargets[target];
  return (field, value) => labels?.[field]?.[value] ?? value;
}
