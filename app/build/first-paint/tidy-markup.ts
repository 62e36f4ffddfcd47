/** What only matters where something can be pressed or is read aloud: nothing of it is, before the code is there. */
const attributes =
  / (?:aria-(?:label|haspopup|keyshortcuts|busy|hidden)|title|href|data-discover|type|role|id|tabindex|xmlns)="[^"]*"/g
const readAloud = /<span class="sr-only">[^<]*<\/span>/g
const title = /⟦common:page\.[^⟧]*⟧/g

/** Markup for a first paint: no links, no words that are only read aloud, and no title but that of the home. */
export function tidyMarkup(markup: string, isHome: boolean): string {
  const tidy = markup.replace(attributes, '').replace(readAloud, '').replaceAll(' style="', ' data-style="')
  return isHome ? tidy : tidy.replace(title, '').replaceAll(' aria-current="page"', '')
}
