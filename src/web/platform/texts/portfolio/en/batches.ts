export const en = {
  undo: 'Undo',
  undoneAt: 'undone',
  /** Whoever saved it no longer exists. */
  nobody: 'a deleted user',
};
