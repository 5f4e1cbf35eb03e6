export const en = {
  addBond: '+ Add Bond',
  editBond: 'Edit Bond',
  markExpired: 'Mark as Expired',
  markExpiredQuestion: (isin: string) =>
    `Mark bond ${isin} as expired? It will leave the list of active bonds.`,
  markedExpired: (isin: string) => `Bond ${isin} marked as expired.`,
  takenBack: (isin: string) => `Bond ${isin} is active again.`,
  markExpiredFailed: 'The bond could not be marked as expired.',
  deleteBond: 'Delete Bond',
  deleteBondQuestion: (isin: string) => `Delete bond ${isin} with its payments and cash flows?`,
  deletedBond: (isin: string) => `Bond ${isin} deleted.`,
  restoredBond: (isin: string) => `Bond ${isin} restored.`,
  deleteBondFailed: 'The bond could not be deleted.',
  savedBond: (isin: string) => `Bond ${isin} saved.`,
  remove: 'Delete',
};
