import type { PartOf, Scope } from './screen.ts'
import { english } from './texts.ts'

const { search } = english

/** The field that one types into to search everything. */
export const searchField = <In extends Scope>(page: In) =>
  page.getByRole('combobox', { name: search.label }) as PartOf<In>

/** What was found, the best first. */
export const searchOptions = <In extends Scope>(page: In) =>
  page.getByRole('dialog').getByRole('option') as PartOf<In>
