/** Takes the token from the emailed link, /reset-password?token=TOKEN, and removes it from the address bar and the history. */
export function takeResetToken(): string {
  const { search, pathname } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return new URLSearchParams(search).get('token') ?? '';
}
