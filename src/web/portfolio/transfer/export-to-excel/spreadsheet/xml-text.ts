const SIGNS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/**
 * XML's special characters, text that looks like an Office Open XML escape, and characters that XML forbids or
 * changes: control characters, carriage returns (read back as line feeds) and non-characters.
 */
const TO_ESCAPE = /[&<>"]|_(?=x[0-9A-Fa-f]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

/**
 * Escapes a text for XML, so that a spreadsheet reads back the original. Characters that XML forbids are written as
 * Office Open XML defines (ECMA-376 part 1, 22.9.2.19, ST_Xstring: _x0007_); in text that already looks like such an
 * escape, the '_' is escaped. A lone surrogate is not a character and becomes U+FFFD.
 */
export function xmlText(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(TO_ESCAPE, (sign) => SIGNS.get(sign) ?? asCode(sign));
}

function asCode(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
