const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/**
 * Signs of XML; what looks like an escape of Office Open XML; and what XML cannot hold or would change: control
 * characters, carriage returns (read back as line feeds), non-characters.
 */
const TO_ESCAPE = /[&<>"]|_(?=x[0-9A-Fa-f]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/**
 * A text for XML, so that a spreadsheet reads back what was there. What XML cannot hold is written as Office Open XML
 * has it (ECMA-376 part 1, 22.9.2.19, ST_Xstring: _x0007_), and a text that has such a form has its '_' written so.
 * A lone surrogate is no character, and becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(TO_ESCAPE, (sign) => SIGNS.get(sign) ?? asCode(sign));
}

function asCode(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
