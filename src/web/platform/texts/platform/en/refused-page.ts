/** Why the user is shown their own list instead of the page they opened. */
export const en = {
  'of administrators': 'That page is for administrators only, so here are your bonds.',
  'of users': 'That page shows a user’s own portfolio. Administrators find it under Details of that user.',
};
