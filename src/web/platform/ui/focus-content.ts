/** True after the element that had the focus was removed. */
export const isFocusLost = () => document.activeElement === document.body;

export const isFocusAtContent = () => document.activeElement === document.getElementById('content');

/** The keyboard continues at the page's content, not at the top of the page, if what had the focus is gone. */
export function focusContentIfLost(): void {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true });
}
