import { listsTexts } from '../texts/platform/lists.ts';
import { useTexts } from '../texts/texts.ts';
import { formatFigure } from '../ui/format.ts';
import { useDisplayPreferences } from '../ui/display-preferences.ts';

interface ListCountProps {
  /** The number of shown items and of all items; null while they load. */
  readonly counts: { readonly shown: number; readonly all: number } | null;
  readonly texts: {
    readonly count: (count: number, figure: string) => string;
    readonly shownCount: (shown: string, all: string) => string;
  };
}

/** How many items of the list are shown, at the end of its toolbar. On a phone it reserves a row, which a button that appears later may share. */
export function ListCount({ counts, texts }: ListCountProps) {
  const { locale } = useDisplayPreferences();
  const { totalsOfAll } = useTexts(listsTexts);
  return (
    <p
      role="status"
      className="text-soft max-md:min-h-9 max-md:min-w-24 max-md:flex-1 max-md:content-center max-md:text-xs md:ml-auto"
    >
      {counts !== null && describe(counts)}
    </p>
  );

  function describe({ shown, all }: { readonly shown: number; readonly all: number }): string {
    const figure = formatFigure(all, locale);
    if (shown === all) return texts.count(all, figure);
    return `${texts.shownCount(formatFigure(shown, locale), figure)} · ${totalsOfAll}`;
  }
}
