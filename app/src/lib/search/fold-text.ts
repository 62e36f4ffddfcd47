/** Letters that Unicode does not take apart, and pairs that are typed for each other. */
const sameLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u0640': '',
}
const sameLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g')

/** Katakana as Hiragana: the two are typed for each other. */
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)

/** Lower case without accents and vowel marks, full-width letters as usual ones: "zurich" finds "Zürich". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(sameLetter, (letter) => sameLetters[letter] ?? '')
    .replace(/[\u30a1-\u30f6]/g, toHiragana)
}
