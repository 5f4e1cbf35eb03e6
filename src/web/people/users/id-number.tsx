import { useState, type ComponentProps } from 'react';
import { isMaskedTaxId, maskTaxId } from '#domain/identifiers/mask-tax-id';
import type { User } from '#api/people/users';
import { useUnmaskedUser } from '../../platform/queries/people/users.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { Missing } from '../../platform/ui/amount.tsx';
import { IconButton } from '../../platform/ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../../platform/ui/icons/icons.tsx';

/** A company's number in full, a person's masked until revealed, or a sentence if the number cannot be decrypted. */
export function IdNumber({ user }: { readonly user: User }) {
  const { idNumberUnreadable } = useTexts(usersTexts);
  const { bulstatOrEgn, personOrCompany } = user;
  if (bulstatOrEgn === null) return <Sentence>{idNumberUnreadable}</Sentence>;
  if (bulstatOrEgn === '') return <Missing />;
  if (personOrCompany === 'company') return <span className="tabular-nums">{bulstatOrEgn}</span>;
  return <PersonalNumber user={user} number={bulstatOrEgn} />;
}

/** Wraps, unlike other text in table cells. */
function Sentence(props: ComponentProps<'span'>) {
  return <span {...props} className="inline-block max-w-52 text-warn whitespace-normal" />;
}

interface PersonalNumberProps {
  readonly user: User;
  /** Masked in a list. The button fetches the number from the server, which records that in the audit. */
  readonly number: string;
}

function PersonalNumber({ user, number }: PersonalNumberProps) {
  const texts = useTexts(usersTexts);
  const withCause = useWithCause();
  const [shown, setShown] = useState(false);
  const read = useUnmaskedUser(user.userId);
  const whole = isMaskedTaxId(number) ? read.data?.bulstatOrEgn : number;
  const isShown = shown && typeof whole === 'string';
  const toggle = () => {
    setShown(!isShown);
    if (isShown) read.reset();
    else if (isMaskedTaxId(number)) read.mutate();
  };
  return (
    <>
      <span className="inline-flex items-center gap-1 tabular-nums">
        {isShown ? whole : maskTaxId(number)}
        <IconButton
          label={isShown ? texts.hideIdNumber(user.username) : texts.showIdNumber(user.username)}
          aria-pressed={isShown}
          aria-busy={read.isPending}
          onClick={toggle}
        >
          {isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
        </IconButton>
      </span>
      {read.error !== null && <Sentence role="alert">{withCause(texts.idNumberFailed, read.error)}</Sentence>}
    </>
  );
}
