import { useTitle } from '../../platform/layout/use-title.ts';
import { signInTexts } from '../../platform/texts/people/sign-in.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { icon } from '../../platform/ui/icons/icons.tsx';

const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
const CHOICES = [
  {
    name: 'justMe',
    Picture: icon('M12 4.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z', 'M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6'),
  },
  {
    name: 'others',
    Picture: icon(
      'M9 5.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
      'M2.8 19.5c.5-3.6 3-5.4 6.2-5.4s5.7 1.8 6.2 5.4',
      'M15.5 5.6a3.2 3.2 0 0 1 0 5.8',
      'M17.6 14.6c2 .8 3.3 2.5 3.6 4.9',
    ),
  },
] as const;

export type Purpose = (typeof CHOICES)[number]['name'];

interface PurposeQuestionProps {
  readonly chosen: Purpose;
  readonly onChoose: (purpose: Purpose) => void;
  readonly onNext: () => void;
}

/** The first question of the setup: whether the administrator keeps a portfolio of their own. */
export function PurposeQuestion({ chosen, onChoose, onNext }: PurposeQuestionProps) {
  const { setup } = useTexts(signInTexts);
  useTitle(setup.whoFor.title);
  return (
    <div className="mx-auto max-w-[712px] pt-6 md:pt-14">
      <p className="text-soft">{setup.step(1)}</p>
      <h1 className="mt-1 text-2xl font-bold tracking-tight md:text-3xl">{setup.whoFor.title}</h1>
      <p className="mt-1 text-soft">{setup.whoFor.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <fieldset className="mt-6 grid gap-3 md:grid-cols-2 md:gap-4">
          <legend className="sr-only">{setup.whoFor.title}</legend>
          {CHOICES.map((choice) => (
            <ChoiceCard
              key={choice.name}
              choice={choice}
              checked={chosen === choice.name}
              onChange={() => onChoose(choice.name)}
            />
          ))}
        </fieldset>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" kind="primary" className="h-11! max-md:w-full">
            {setup.whoFor.next}
          </Button>
          <p className="text-soft">{setup.whoFor.privacy}</p>
        </div>
      </form>
    </div>
  );
}

interface ChoiceCardProps {
  readonly choice: (typeof CHOICES)[number];
  readonly checked: boolean;
  readonly onChange: () => void;
}

function ChoiceCard({ choice: { name, Picture }, checked, onChange }: ChoiceCardProps) {
  const texts = useTexts(signInTexts).setup.whoFor.choices[name];
  const id = `purpose-${name}`;
  return (
    <label
      htmlFor={id}
      className="block rounded-[10px] border border-line bg-sheet p-5 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
    >
      <span className="flex items-start justify-between text-accent">
        <Picture size={28} />
        <input
          id={id}
          type="radio"
          name="purpose"
          className="size-5 accent-accent"
          aria-describedby={`${id}-notes`}
          checked={checked}
          onChange={onChange}
        />
      </span>
      <span className="mt-3 block text-lg font-semibold">{texts.title}</span>
      <span id={`${id}-notes`} className="block">
        <span className="block text-soft">{texts.text}</span>
        <span className="mt-3 grid gap-1.5 border-t border-hair pt-3 text-soft">
          {texts.notes.map((note) => (
            <span key={note} className="flex items-start gap-2">
              <span className="mt-0.5 text-accent">
                <CheckIcon size={15} />
              </span>
              {note}
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
