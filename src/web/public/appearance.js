// Runs before the first paint, so that the page never flashes in another theme or language.
// preferences/preferences.ts reads what is set here, and changes it later; styles.css knows who is signed in.
(() => {
  const page = document.documentElement;
  const theme = localStorage.getItem('kupon.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const language = localStorage.getItem('kupon.language') ?? navigator.language;
  if (localStorage.getItem('user') !== null) page.dataset.signedIn = '';
  page.lang = language.toLowerCase().startsWith('bg') ? 'bg' : 'en';
})();
