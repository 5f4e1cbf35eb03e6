import { useQuery } from '@tanstack/react-query';
import { findSystem } from '#api/people/system';
import { call } from '../../api-client/call.ts';

/** How the server is set up. */
export function useSystem() {
  return useQuery({ queryKey: ['system'], queryFn: ({ signal }) => call(findSystem, { signal }) });
}
