export const en = {
  title: 'Demo data',
  explanation: 'Made-up users and holdings for exploring Kupon.',
  remove: 'Remove demo data',
  question: 'All demo users and their data will be removed. What you have entered for other users is kept.',
  removed: 'Demo data removed.',
};
