import { useState, type ComponentProps } from 'react';
import { copyButtonTexts } from '../texts/platform/copy-button.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'className'> {
  readonly text: string;
}

/** Copies the text and reports whether that worked. */
export function CopyButton({ text, ...look }: CopyButtonProps) {
  const texts = useTexts(copyButtonTexts);
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setDone('copied');
    } catch (error) {
      // Browsers have no clipboard without https and may refuse access. The user can still select the text.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setDone('failed');
    }
  }
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <span role="status" className="text-sm text-soft">
        {done !== null && texts[done]}
      </span>
    </>
  );
}
