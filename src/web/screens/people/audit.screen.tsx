import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { AuditEntries } from '../../people/audit/audit-entries.tsx';
import { auditInAddress, type AuditInAddress } from '../../people/audit/audit-in-address.ts';
import { AuditSearch, useAuditFacts } from '../../people/audit/audit-search.tsx';
import { withoutInvalidDays } from '../../people/audit/without-invalid-days.ts';
import { Page } from '../../platform/layout/page.tsx';
import { PrintedFacts } from '../../platform/lists/printed-facts.tsx';
import { auditQuery } from '../../platform/queries/people/audit.ts';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';

const route = getRouteApi('/queries/signed-in/administrator/admin/audit');

export function AuditScreen() {
  const texts = useTexts(auditTexts);
  const address = route.useSearch();
  const search = useMemo(() => withoutInvalidDays(address), [address]);
  const navigate = route.useNavigate();
  const searchFor = useCallback(
    (change: AuditInAddress) =>
      void navigate({ search: (before) => auditInAddress({ ...before, ...change }), replace: true }),
    [navigate],
  );
  const clear = () => void navigate({ search: {}, replace: true });
  return (
    <Page title={texts.title} intro={texts.intro}>
      <AuditSearch search={search} onSearch={searchFor} />
      <PrintedFacts facts={useAuditFacts(search)} />
      <AuditEntries search={auditQuery(useDeferredValue(search))} onClear={clear} />
    </Page>
  );
}
