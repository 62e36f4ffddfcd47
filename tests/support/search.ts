import type { PartOf, Scope } from './screen.ts'
import { english } from './texts.ts'

const { common, search } = english

/** The field that one types into to search everything. */
export const searchField = <In extends Scope>(page: In) =>
  page.getByRole('combobox', { name: search.label }) as PartOf<In>

/** What was found, the best first. */
export const searchOptions = <In extends Scope>(page: In) =>
  page.getByRole('dialog').getByRole('option') as PartOf<In>

/** What opens the search in the bar, by the word of the language shown. */
export const searchOpener = <In extends Scope>(page: In, word: string = common.nav.search) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${word}`) }) as PartOf<In>
