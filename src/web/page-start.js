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

// Asks for what the screen shows first, beside its scripts: the page names the addresses, and api-client/first-data.ts takes the
// answers. Nothing is asked for whom the screen would turn away.
(() => {
  const { addresses = '' } = document.currentScript.dataset;
  if (addresses === '') return;
  let user = null;
  try {
    user = JSON.parse(localStorage.getItem('user'));
  } catch {
    // The session is broken, which the screen finds out and says.
  }
  const isOffice = location.pathname.startsWith('/admin');
  if (!user?.token || !user.userId || !user.role || user.mustChangePassword || user.mustAddSecondFactor)
    return;
  if (location.pathname !== '/account' && (user.role === 'admin') !== isOffice) return;
  const headers = {
    Accept: 'application/json, application/problem+json',
    Authorization: `Bearer ${user.token}`,
  };
  const ask = (address) => {
    const response = fetch(address, { headers, cache: 'no-store' });
    // Whoever takes it is told.
    response.catch(() => undefined);
    return [address, response];
  };
  globalThis.firstData = {
    token: user.token,
    at: Date.now(),
    responses: new Map(addresses.split(' ').map(ask)),
  };
  // The first format of a page takes long to make, the others no time: it is made while the scripts are on their way.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
})();
