/** Signs by their place on an English keyboard, alone and with Shift. */
const signs: Readonly<Record<string, readonly [alone: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Slash: ['/', '?'],
}

/**
 * The key of a shortcut, in small letters. Where the keyboard types a script other than the Latin one (Arabic, Hangul,
 * Cyrillic), it is what an English keyboard has at that place, so that a shortcut is the same key on all of them.
 */
export function pressedKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const isOtherScript = [...key].length === 1 && /[^\p{Script=Latin}\p{ASCII}]/u.test(key)
  if (!isOtherScript) return key.toLowerCase()
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  return letter?.toLowerCase() ?? digit ?? signs[code]?.[shiftKey ? 1 : 0] ?? key
}
