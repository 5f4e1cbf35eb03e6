/** Without case, and with letters of one look made one ('é' as one sign or as two). */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The items of which a field holds the text, case aside; all of them where the text is blank. */
export function search<Item>(
  items: readonly Item[],
  text: string,
  fieldsOf: (item: Item) => readonly (string | null | undefined)[],
): Item[] {
  const wanted = folded(text.trim());
  if (wanted === '') return [...items];
  return items.filter((item) =>
    fieldsOf(item).some((field) => typeof field === 'string' && folded(field).includes(wanted)),
  );
}
