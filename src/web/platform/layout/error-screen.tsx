import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { commonTexts } from '../texts/platform/common.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { useTitle } from './use-title.ts';
import { reloadOnce } from './reload-once.ts';

/** Shown instead of a screen that failed to render. Does not use `Page`, which is not part of the first load. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const texts = useTexts(layoutTexts);
  const common = useTexts(commonTexts);
  const router = useRouter();
  useTitle(texts.brokenTitle);
  useEffect(() => {
    reloadOnce(error);
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="mt-7 grid max-w-3xl justify-items-start gap-5">
      <div>
        <h1 className="text-xl font-bold tracking-tight">{texts.brokenTitle}</h1>
        <p className="mt-0.5 text-soft">{texts.brokenText}</p>
      </div>
      <Button kind="primary" onClick={retry}>
        {common.retry}
      </Button>
      <details className="text-soft">
        <summary>{texts.technicalDetails}</summary>
        <pre className="mt-2 text-xs whitespace-pre-wrap">
          {error instanceof Error ? error.message : String(error)}
        </pre>
      </details>
    </div>
  );
}
