import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { RedenominationLink } from '../../portfolio/redenomination/redenomination-link.tsx';
import { FoundInstruments } from '../../portfolio/instruments/found-instruments.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { PrintedFacts } from '../../platform/lists/printed-facts.tsx';
import { useSearchText } from '../../platform/lists/use-search-text.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments.ts';
import { printTexts } from '../../platform/texts/platform/print.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { SearchBox } from '../../platform/ui/search-box.tsx';

export function InstrumentsScreen() {
  const texts = useTexts(instrumentsTexts);
  const { matching } = useTexts(printTexts);
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin/instruments' });
  const navigate = useNavigate({ from: '/admin/instruments' });
  const searchFor = useCallback(
    (text: string) =>
      void navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  );
  const [typed, setTyped] = useSearchText(q, searchFor);
  return (
    <Page title={texts.title} intro={texts.intro} actions={<RedenominationLink />}>
      <div className="mb-3">
        <PrintedFacts facts={q.trim() === '' ? [] : [matching(q.trim())]} />
        <SearchBox label={texts.search} placeholder={texts.searchHint} value={typed} onChange={setTyped} />
      </div>
      <FoundInstruments search={q.trim()} onClear={() => setTyped('')} />
    </Page>
  );
}
