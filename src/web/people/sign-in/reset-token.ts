/** The token of the link in the email, /reset-password?token=TOKEN. It is taken out of the address bar and the history. */
export function takeResetToken(): string {
  const { search, pathname } = window.location;
  if (search !== '') window.history.replaceState(window.history.state, '', pathname);
  return new URLSearchParams(search).get('token') ?? '';
}
