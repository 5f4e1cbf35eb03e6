/** The style of the reference page, in the colours that the reader's system prefers. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2rem; } h3 { margin-bottom: .25rem; font-size: 1rem; }
header p { max-width: 48rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
code { font: 13px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .25rem 0; }
summary { padding: .25rem 0; cursor: pointer; } summary code { margin-right: .75rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: min(14rem, 40%); font-weight: 600; }
`;
