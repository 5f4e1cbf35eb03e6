/** Takes the code from the one-time link, /setup#CODE or /setup?code=CODE, and removes it from the address bar and the history. */
export function takeSetupCode(): string {
  const { hash, search, pathname } = window.location;
  const code = readSetupCode(hash, search);
  if (hash !== '' || search !== '') window.history.replaceState(window.history.state, '', pathname);
  return code;
}

export function readSetupCode(hash: string, search: string): string {
  const inHash = decodeURIComponent(hash.replace(/^#/, ''));
  return inHash === '' ? (new URLSearchParams(search).get('code') ?? '') : inHash;
}
