const isControl = (character: string) => {
  const code = character.charCodeAt(0)
  return (code < 32 && !/[\t\n\r]/.test(character)) || code === 0xfffe || code === 0xffff
}

/** A text inside XML or HTML. Characters that XML cannot carry are left out. */
export const escapeMarkup = (text: string): string =>
  [...text]
    .filter((character) => !isControl(character))
    .join('')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
