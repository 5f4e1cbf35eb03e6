export type Role = 'link' | 'button' | 'field' | 'heading';

/** The element to find, in a form that can be sent to a page. */
export interface ElementQuery {
  readonly role: Role;
  /** A regular expression for the accessible name. */
  readonly pattern: string;
  /** Waits until there is none. */
  readonly gone: boolean;
  /** How long to wait, in milliseconds. */
  readonly patience: number;
}

/**
 * Runs in the page: finds the first visible, enabled, unmoving element with this role and name; null if there is none. The
 * drivers of the browsers find elements in different ways, so all of them send this function. The accessible name is simplified:
 * a label, or else the text.
 */
export async function findInPage({ role, pattern, gone, patience }: ElementQuery): Promise<Element | null> {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3',
  };
  const name = new RegExp(pattern, 'u');
  const elementLabel = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined;
  const elementName = (element: Element) =>
    (element.getAttribute('aria-label') ?? elementLabel(element) ?? element.textContent)
      .replace(/\s+/gu, ' ')
      .trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = () =>
    Array.from((document.querySelector('dialog:modal') ?? document).querySelectorAll(selectors[role])).find(
      (element) => name.test(elementName(element)) && isShown(element) && !element.matches(':disabled'),
    );
  const findPlace = (element: Element | undefined) => JSON.stringify(element?.getBoundingClientRect());
  const { dataset } = document.documentElement;
  if (dataset['lastClick'] === undefined) {
    dataset['lastClick'] = 'nothing';
    const remember = ({ target, clientX, clientY }: MouseEvent) => {
      const what =
        target instanceof Element ? `${target.localName} ${elementName(target).slice(0, 40)}` : 'none';
      dataset['lastClick'] = `${what} at ${clientX}, ${clientY}`;
    };
    document.addEventListener('click', remember, { capture: true });
  }
  const deadline = performance.now() + patience;
  for (;;) {
    const found = find();
    const place = findPlace(found);
    await new Promise(requestAnimationFrame);
    // A click aims at a place: an element that moves, as text does while its font loads, would be missed.
    const isStill = document.fonts.status === 'loaded' && findPlace(found) === place;
    const isDone = (found === undefined) === gone && isStill && found === find();
    if (isDone || performance.now() >= deadline) return found ?? null;
  }
}

/** Runs in the page: its address, its main heading and where the last click landed, for error messages. */
export function describePage(): string {
  const heading = document.querySelector('h1')?.textContent ?? 'no heading';
  return `${location.href}, ${heading}; last click on ${document.documentElement.dataset['lastClick'] ?? 'nothing'}`;
}
