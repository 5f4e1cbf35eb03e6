/** The tags of If-None-Match, without their quotes and the mark of a weak tag. */
export function parseEntityTags(header: unknown): string[] {
  return typeof header === 'string'
    ? [...header.matchAll(/"([^"]{1,200})"/g)].map(([, tag = '']) => tag)
    : [];
}
