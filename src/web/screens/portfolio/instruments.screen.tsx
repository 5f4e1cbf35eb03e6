import { RedenominationLink } from '../../portfolio/office/redenomination/redenomination-link.tsx';
import { FoundInstruments } from '../../portfolio/office/instruments/found-instruments.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { ListSearch } from '../../platform/lists/list-search.tsx';
import { useListSearch } from '../../platform/lists/use-list-search.ts';
import { instrumentsTexts } from '../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../platform/texts/texts.ts';

export function InstrumentsScreen() {
  const texts = useTexts(instrumentsTexts);
  const { searched, typed, setTyped } = useListSearch();
  return (
    <Page title={texts.title} intro={texts.intro} actions={<RedenominationLink />}>
      <div className="mb-3">
        <ListSearch
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
          searched={searched}
        />
      </div>
      <FoundInstruments search={searched} onClear={() => setTyped('')} />
    </Page>
  );
}
