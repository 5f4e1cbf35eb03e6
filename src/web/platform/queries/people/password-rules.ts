import { useQuery } from '@tanstack/react-query';
import { findPasswordRules } from '#api/people/auth';
import type { Role } from '#api/people/users';
import { fromEndpoint } from '../from-endpoint.ts';
import type { PasswordRules } from '../../forms/fields/password-advice.ts';

/** The rules for a new password; undefined while they load. They are always binding for administrators. */
export function usePasswordRules(role: Role = 'user'): PasswordRules | undefined {
  const { data } = useQuery({
    queryKey: ['password-rules'],
    ...fromEndpoint(findPasswordRules),
    staleTime: Infinity,
  });
  return data && { fewest: data.fewestCharacters, binding: data.binding || role === 'admin' };
}
