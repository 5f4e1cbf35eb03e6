import { useState } from 'react';
import type { User } from '#api/users';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Missing } from '../ui/amount.tsx';
import { IconButton } from '../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../ui/icons.tsx';

const SHOWN_DIGITS = 4;

/** A company's number as it is; a person's masked until it is asked for. */
export function IdNumber({ user }: { readonly user: User }) {
  const texts = useTexts(usersTexts);
  const [shown, setShown] = useState(false);
  const { bulstatOrEgn, personOrCompany, username } = user;
  if (bulstatOrEgn === '') return <Missing />;
  if (personOrCompany === 'company') return <span className="tabular-nums">{bulstatOrEgn}</span>;
  const masked = `${'*'.repeat(Math.max(0, bulstatOrEgn.length - SHOWN_DIGITS))}${bulstatOrEgn.slice(-SHOWN_DIGITS)}`;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {shown ? bulstatOrEgn : masked}
      <IconButton
        label={shown ? texts.hideIdNumber(username) : texts.showIdNumber(username)}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
      </IconButton>
    </span>
  );
}
