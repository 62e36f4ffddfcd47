import type { PartOf, Scope } from './screen.ts'
import { english } from './texts.ts'

const { market } = english

/** The five categories, as their tabs are called. */
export const categories = ['forex', 'crypto', 'stocks', 'futures', 'metals'] as const

/** The price list of the page on show. */
export const priceTable = <In extends Scope>(page: In, words: typeof market = market) =>
  page.getByRole('table', { name: words.list.label }) as PartOf<In>

/** Rows of instruments: everything in the list but its head. */
export const instrumentRows = <In extends Scope>(page: In) =>
  priceTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') }) as PartOf<In>

/** Links of the list to its instruments; the biggest movers above it have links to some of the same. */
export const instrumentLinks = <In extends Scope>(page: In) =>
  priceTable(page).locator('a[href^="/cruuency"]') as PartOf<In>
