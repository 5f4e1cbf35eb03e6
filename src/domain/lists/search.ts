/** Ignores case and the Unicode form of a letter ('é' as one code point or two). */
function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The items with a field that contains the text, ignoring case; all of them if the text is blank. */
export function search<Item>(
  items: readonly Item[],
  text: string,
  fieldsOf: (item: Item) => readonly (string | null | undefined)[],
): Item[] {
  const wanted = foldCase(text.trim());
  if (wanted === '') return [...items];
  return items.filter((item) =>
    fieldsOf(item).some((field) => typeof field === 'string' && foldCase(field).includes(wanted)),
  );
}
