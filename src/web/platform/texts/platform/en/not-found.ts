export const en = {
  title: 'Page not found',
  text: 'There is nothing at this address.',
  toStart: 'Go to the start page',
};
