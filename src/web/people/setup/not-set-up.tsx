import { CardPage, TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';

interface NotSetUpProps {
  readonly checking: boolean;
  readonly onCheck: () => void;
  /** Called when the user prefers to type the code instead of opening the link. */
  readonly onCode: () => void;
}

/** Shown at every address until there is an administrator. */
export function NotSetUp({ checking, onCheck, onCode }: NotSetUpProps) {
  const { notSetUp } = useTexts(signInTexts);
  return (
    <CardPage
      title={notSetUp.title}
      intro={notSetUp.intro}
      footer={
        <button type="button" className={TEXT_LINK} onClick={onCode}>
          {notSetUp.enterCode}
        </button>
      }
    >
      <ul className="mb-5 grid list-disc gap-2.5 pl-5 marker:text-faint">
        {notSetUp.ways.map((way) => (
          <li key={way}>
            <TextWithCode text={way} />
          </li>
        ))}
      </ul>
      <Button kind="primary" className="h-11! w-full" busy={checking} onClick={onCheck}>
        {checking ? notSetUp.checking : notSetUp.check}
      </Button>
    </CardPage>
  );
}

/** Text between `backticks` is a command or a variable. */
function TextWithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="rounded-sm bg-hair px-1 py-0.5 text-[13px]">
        {part}
      </code>
    ),
  );
}
