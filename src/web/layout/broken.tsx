import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { commonTexts } from '../texts/common.ts';
import { layoutTexts } from '../texts/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Page } from './page.tsx';
import { reloadOnce } from './reload-once.ts';

/** In place of a screen that failed while it was drawn. */
export function Broken({ error, reset }: ErrorComponentProps) {
  const texts = useTexts(layoutTexts);
  const common = useTexts(commonTexts);
  const router = useRouter();
  useEffect(() => {
    reloadOnce(error);
  }, [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={texts.brokenTitle} intro={texts.brokenText} width="reading">
      <Button kind="primary" onClick={retry}>
        {common.retry}
      </Button>
      <details className="mt-5 text-soft">
        <summary>{texts.technicalDetails}</summary>
        <pre className="mt-2 text-xs whitespace-pre-wrap">
          {error instanceof Error ? error.message : String(error)}
        </pre>
      </details>
    </Page>
  );
}
