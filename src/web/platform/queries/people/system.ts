import { useQuery } from '@tanstack/react-query';
import { findSystem } from '#api/people/system';
import { fromEndpoint } from '../from-endpoint.ts';

/** How the server is set up. */
export function useSystem() {
  return useQuery({ queryKey: ['system'], ...fromEndpoint(findSystem) });
}
