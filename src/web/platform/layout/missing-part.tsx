import { useEffect, useState } from 'react';
import { commonTexts } from '../texts/platform/common.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { retryMissingScripts } from '../ui/missing-script.ts';

/**
 * Offers to try again if a script of this page could not be loaded. Some browsers remember that an import failed, and a newer
 * version no longer has the script: then only reloading helps. Input is kept until the user reloads.
 */
export function MissingPart() {
  const texts = useTexts(layoutTexts);
  const { retry } = useTexts(commonTexts);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onMissing = () => {
      setMissing(true);
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  if (!isMissing) return null;
  const tryAgain = () => {
    setMissing(false);
    retryMissingScripts();
  };
  return (
    <div role="alert" className="page-width flex flex-wrap items-center gap-3 bg-warn-wash py-2 text-warn">
      {texts.missingPart} <Button onClick={tryAgain}>{retry}</Button>
      <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </div>
  );
}
