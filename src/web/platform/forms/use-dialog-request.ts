import { useState } from 'react';

/**
 * Which dialog is open over a list; null is none. `close` closes only the dialog it was rendered with: a save can end after its
 * dialog was closed and another one opened.
 */
export function useDialogRequest<Request extends object | string>() {
  const [request, open] = useState<Request | null>(null);
  const close = () => open((opened) => (opened === request ? null : opened));
  return { request, open, close };
}
