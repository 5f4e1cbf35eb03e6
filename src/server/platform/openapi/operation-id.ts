import type { Endpoint } from '#api/platform/endpoint';

/** PUT /admin/bonds/{id}/status → putAdminBondsIdStatus. */
export function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
