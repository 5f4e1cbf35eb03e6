import type { RouterHistory } from '@tanstack/react-router';

/**
 * Whether the page that opens now is visited: by its address, or by a link. A redirect and the Back button are no
 * visits. True at the start, where the browser was given an address.
 */
let isVisit = true;

const withoutSlash = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '');

export function followVisits(history: RouterHistory): void {
  let path = withoutSlash(history.location.pathname);
  history.subscribe(({ location, action }) => {
    const before = path;
    path = withoutSlash(location.pathname);
    if (action.type === 'PUSH') isVisit = true;
    // The router writes an address its own way, /login/ as /login: the same page is still visited.
    else if (path !== before) isVisit = false;
  });
}

/** Each visit is reported once. */
export function takeVisit(): boolean {
  const visited = isVisit;
  isVisit = false;
  return visited;
}
