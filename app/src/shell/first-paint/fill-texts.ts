/** Puts texts where the build left their numbers: `⟦3⟧`. */
export const fillTexts = (markup: string, texts: readonly string[]): string =>
  markup.replace(/⟦(\d+)⟧/g, (_, number: string) => escaped(texts[Number(number)] ?? ''))

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
