import { useEffect, useState } from 'react';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

/** Offers to reload if a script of this page no longer exists. Input is kept until the user reloads. */
export function NewerVersion() {
  const texts = useTexts(layoutTexts);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const onMissing = () => {
      setMissing(true);
    };
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, []);
  if (!isMissing) return null;
  return (
    <div role="alert" className="page-width flex flex-wrap items-center gap-3 bg-warn-wash py-2 text-warn">
      {texts.newerVersion} <Button onClick={() => location.reload()}>{texts.reload}</Button>
    </div>
  );
}
