// Runs before the first paint, so that the page never flashes in another theme or language. preferences/preferences.ts reads what is
// set here, and changes it later; styles.css shows who is signed in.
(() => {
  const page = document.documentElement;
  const theme = localStorage.getItem('kupon.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const stored = localStorage.getItem('user');
  if (stored !== null) page.dataset.signedIn = '';
  let user = null;
  try {
    user = JSON.parse(stored);
  } catch {
    // The stored session is invalid; session/session.ts reports that.
  }
  const language = localStorage.getItem('kupon.language') ?? user?.language ?? navigator.language;
  page.lang = String(language).toLowerCase().startsWith('bg') ? 'bg' : 'en';

  // Requests what the screen needs first, as the page names it: its data in parallel with the first scripts, then its own scripts.
  // Requests nothing if the screen would refuse the user.
  const { addresses, scripts } = document.currentScript.dataset;
  if (scripts === undefined) return;
  if (!user?.token || !user.userId || !user.role || user.mustChangePassword || user.mustAddSecondFactor)
    return;
  const isOffice = location.pathname.startsWith('/admin');
  if (location.pathname !== '/account' && (user.role === 'admin') !== isOffice) return;
  const headers = {
    Accept: 'application/json, application/problem+json',
    Authorization: `Bearer ${user.token}`,
    'Content-Type': 'application/json',
  };
  const texts = new Map();
  // The body is read at once: reading it only when the screen needs it takes several tasks of a busy browser.
  const load = async (address) => {
    const [path, body] = address.split('#');
    const response = await fetch(path, { headers, cache: 'no-store', ...(body && { method: 'POST', body }) });
    const text = await response.text();
    if (response.ok) texts.set(address, text);
    return new Response(text, response);
  };
  const request = (address) => {
    const response = load(address);
    // api-client/call.ts reports the failure.
    response.catch(() => undefined);
    return [address, response];
  };
  const split = (names) => names.split(' ').filter(Boolean);
  // api-client/first-data.ts takes the answers.
  globalThis.firstData = {
    token: user.token,
    at: Date.now(),
    responses: new Map(split(addresses).map(request)),
    texts,
  };
  // The scripts of the screen would take bandwidth from the framework, which is larger and runs first. So they wait for the font,
  // which arrives shortly before the framework.
  const requestScripts = () => {
    for (const href of split(scripts)) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  };
  const font = document.querySelector('link[as="font"]');
  if (performance.getEntriesByName(font.href).length > 0) requestScripts();
  else for (const event of ['load', 'error']) font.addEventListener(event, requestScripts);
  // The browser takes long to create the first number format of a page, so it is created while the scripts are loading.
  setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
})();
