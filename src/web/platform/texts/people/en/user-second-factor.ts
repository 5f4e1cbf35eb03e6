export const en = {
  title: 'Second factor',
  on: 'Set up',
  off: 'None',
  remove: 'Remove second factor',
  removeQuestion: (name: string) =>
    `Remove the second factor of ${name}? They will be signed out everywhere, get an email, and sign in with their password only. Make sure that they really asked for it.`,
  confirm: 'Remove',
  removed: 'Second factor removed.',
  removeFailed: 'The second factor could not be removed.',
};
