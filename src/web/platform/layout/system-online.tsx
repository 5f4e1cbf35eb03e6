import { usersTexts } from '../texts/people/users.ts';
import { useTexts } from '../texts/texts.ts';
import { useSystemState } from './use-system-state.ts';

const LOOKS = {
  checking: 'bg-hair text-soft',
  operational: 'bg-gain-wash text-gain',
  unreachable: 'bg-loss-wash text-loss',
} as const;

/** Shows 'System Online' if the server reports that it is ready. */
export function SystemOnline() {
  const texts = useTexts(usersTexts);
  const state = useSystemState();
  const says = {
    checking: texts.systemChecking,
    operational: texts.systemOnline,
    unreachable: texts.systemUnreachable,
  } as const;
  return (
    <p
      role="status"
      className={`mt-1 inline-block rounded-full px-2.5 text-[12.5px]/5 font-medium ${LOOKS[state]}`}
    >
      {says[state]}
    </p>
  );
}
