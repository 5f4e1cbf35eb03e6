import { useLocation } from '@tanstack/react-router';
import { refusedPageTexts } from '../texts/platform/refused-page.ts';
import { useTexts } from '../texts/texts.ts';
import { Message } from '../ui/message.tsx';

/** Explains a redirect away from a page that the user may not open. Disappears on the next navigation. */
export function RefusedPageMessage() {
  const sentences = useTexts(refusedPageTexts);
  const refused = useLocation({ select: ({ state }) => state.refused });
  if (refused === undefined) return null;
  return (
    <div className="mt-4">
      <Message kind="note" text={sentences[refused]} />
    </div>
  );
}
