import { useLocation } from '@tanstack/react-router';
import { refusedPageTexts } from '../texts/platform/refused-page.ts';
import { useTexts } from '../texts/texts.ts';
import { Message } from '../ui/message.tsx';

/** Why one is here and not at the address that was opened. It goes with the next navigation. */
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
