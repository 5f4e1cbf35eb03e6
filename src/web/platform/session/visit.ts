import type { RouterHistory } from '@tanstack/react-router';

/**
 * True if the page is being visited by its address or by a link. A redirect and the Back button do not count as visits.
 * Initially true, because the page was opened by its address.
 */
let isVisit = true;

const withoutSlash = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '');

export function followVisits(history: RouterHistory): void {
  let path = withoutSlash(history.location.pathname);
  history.subscribe(({ location, action }) => {
    const before = path;
    path = withoutSlash(location.pathname);
    if (action.type === 'PUSH') isVisit = true;
    // The router normalizes an address, /login/ to /login; that is still the same visit.
    else if (path !== before) isVisit = false;
  });
}

/** Each visit is reported once. */
export function takeVisit(): boolean {
  const visited = isVisit;
  isVisit = false;
  return visited;
}
