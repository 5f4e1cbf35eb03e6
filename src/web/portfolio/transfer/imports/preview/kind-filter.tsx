import type { Import, RowKind } from '#api/portfolio/imports/import-fields';
import { ROW_KINDS } from '#api/portfolio/imports/row-kinds';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../../platform/ui/format.ts';

interface KindFilterProps {
  readonly counts: Import['counts'];
  /** Undefined for rows of every kind. */
  readonly kind: RowKind | undefined;
  readonly onKind: (kind: RowKind | undefined) => void;
}

/** The number of rows of each kind, as buttons that filter by kind. */
export function KindFilter({ counts, kind, onKind }: KindFilterProps) {
  const texts = useTexts(importsTexts);
  const { locale } = useDisplayPreferences();
  const kinds = ROW_KINDS.filter((each) => each !== 'information' || counts.information > 0);
  return (
    <div
      role="group"
      aria-label={texts.filters}
      className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-sheet border border-line bg-line shadow-sheet sm:grid-cols-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={kind === each}
          onClick={() => onKind(kind === each ? undefined : each)}
          className="min-w-0 border-b-2 border-transparent bg-sheet px-3.5 py-2.5 text-left -outline-offset-2 hover:bg-hair aria-pressed:border-accent aria-pressed:bg-accent-wash max-sm:last:odd:col-span-2 md:px-5 md:py-3"
        >
          <span
            className={`block truncate ${each === 'error' && counts.error > 0 ? 'text-loss' : 'text-soft'}`}
          >
            {texts.kindsOfRows[each]}
          </span>
          <span className="block text-2xl font-bold tracking-tight tabular-nums">
            {formatFigure(counts[each], locale)}
          </span>
          <span className="block truncate text-xs text-soft">{texts.kindNotes[each]}</span>
        </button>
      ))}
    </div>
  );
}
