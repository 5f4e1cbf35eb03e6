import type { Import } from '#api/portfolio/imports/import-fields';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';

interface ReadingProgressProps {
  readonly upload: Import;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The progress of reading a file, with Cancel. */
export function ReadingProgress({ upload, busy, onCancel }: ReadingProgressProps) {
  const texts = useTexts(importsTexts);
  const { progress } = upload;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow">
        <p role="status" className="wrap-anywhere">
          {texts.reading(upload.fileName)}
        </p>
        <progress
          aria-label={texts.reading(upload.fileName)}
          className="mt-1 block h-2 w-full accent-accent"
          {...(progress === null ? {} : { value: progress.done, max: progress.of })}
        />
        {progress !== null && (
          <p className="mt-1 text-xs text-soft tabular-nums">{texts.progress(progress.done, progress.of)}</p>
        )}
      </div>
      <Button busy={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
