export const en = {
  title: 'Demo data',
  explanation: 'Made-up users and holdings to look around with.',
  remove: 'Remove demo data',
  question:
    'All demo users are removed with everything that is theirs. What you have entered for other users stays.',
  removed: 'The demo data is removed.',
};
