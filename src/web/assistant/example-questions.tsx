import { chatTexts } from '../platform/texts/assistant/chat.ts';
import { useTexts } from '../platform/texts/texts.ts';
import { Button } from '../platform/ui/button.tsx';

/** Questions to begin with; a press asks them. */
export function ExampleQuestions({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const texts = useTexts(chatTexts);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm text-soft">{texts.examplesTitle}</p>
      {texts.examples.map((example) => (
        <Button
          key={example}
          className="h-auto! min-h-8 max-w-full py-1 text-left text-sm whitespace-normal!"
          onClick={() => onAsk(example)}
        >
          {example}
        </Button>
      ))}
    </div>
  );
}
