import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { AuditAction, AuditTarget } from '#api/people/audit';
import { AuditEntries } from '../../people/audit/audit-entries.tsx';
import { auditInAddress, type AuditInAddress } from '../../people/audit/audit-in-address.ts';
import { AuditSearch, useAuditFacts } from '../../people/audit/audit-search.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { PrintedFacts } from '../../platform/lists/printed-facts.tsx';
import type { AuditQuery } from '../../platform/queries/people/audit.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';

const route = getRouteApi('/queries/signed-in/administrator/admin/audit');

/** A kind that there is not, from an address that was typed, is no kind. */
function toQuery({ what, target, ...search }: AuditInAddress): AuditQuery {
  const action = AuditAction.safeParse(what);
  const kind = AuditTarget.safeParse(target);
  return {
    ...search,
    ...(action.success && { what: action.data }),
    ...(kind.success && { target: kind.data }),
  };
}

export function AuditScreen() {
  const texts = useTexts(auditTexts);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const searchFor = (next: AuditInAddress) =>
    void navigate({ search: auditInAddress({ ...next }), replace: true });
  return (
    <Page title={texts.title} intro={texts.intro}>
      <AuditSearch search={search} onSearch={searchFor} />
      <PrintedFacts facts={useAuditFacts(search)} />
      <AuditEntries search={toQuery(useDeferredValue(search))} onClear={() => searchFor({})} />
    </Page>
  );
}
