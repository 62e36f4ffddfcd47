/** A text inside XML or HTML. Characters that XML cannot carry are left out. */
export const escapeMarkup = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them.
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
