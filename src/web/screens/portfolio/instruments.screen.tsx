import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { RedenominationLink } from '../../portfolio/office/redenomination/redenomination-link.tsx';
import { FoundInstruments } from '../../portfolio/office/instruments/found-instruments.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { ListSearch } from '../../platform/lists/list-search.tsx';
import { searchInAddress } from '../../platform/lists/search-in-address.ts';
import { useSearchText } from '../../platform/lists/use-search-text.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';

export function InstrumentsScreen() {
  const texts = useTexts(instrumentsTexts);
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin/instruments' });
  const navigate = useNavigate({ from: '/admin/instruments' });
  const searchFor = useCallback(
    (text: string) =>
      void navigate({ search: searchInAddress({ q: text }), replace: true, resetScroll: false }),
    [navigate],
  );
  const search = q.trim();
  const [typed, setTyped] = useSearchText(q, searchFor);
  return (
    <Page title={texts.title} intro={texts.intro} actions={<RedenominationLink />}>
      <div className="mb-3">
        <ListSearch
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
          searched={search}
        />
      </div>
      <FoundInstruments search={search} onClear={() => setTyped('')} />
    </Page>
  );
}
