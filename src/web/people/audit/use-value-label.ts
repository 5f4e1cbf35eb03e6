import type { AuditTarget } from '#api/people/audit';
import { corporateActionsTexts } from '../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';

/** Labels a stored choice as its form does; other texts are returned unchanged. Entries without a target concern securities. */
export function useValueLabel(target: AuditTarget | null): (field: string, value: string) => string {
  const { kinds, priceBases, regulatedMarket } = useTexts(instrumentsTexts);
  const { kinds: acts } = useTexts(corporateActionsTexts);
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> =
    target === null ? { act: acts, kind: kinds, priceBasis: priceBases, regulatedMarket } : {};
  return (field, value) => labels[field]?.[value] ?? value;
}
