import { categories } from '#core/instruments/category.ts'
import { defineQuery, named, oneOf, type QueryOf, wholeNumber, word } from '#lib/query-string/define-query.ts'

/** What the page of plans shows, as far as a link can say it. */
export const plansQuery = defineQuery(
  {
    /** The parts of the page that a phone shows one at a time. */
    tab: oneOf(['plans', 'mine', 'history']),
    category: named('type', oneOf(['all', ...categories])),
    /** Id of the chosen product. */
    plan: word,
    days: wholeNumber,
  },
  (query) => (query.plan === undefined ? { ...query, days: undefined } : query),
)

/** What {@link plansQuery} reads. */
export type PlansQuery = QueryOf<typeof plansQuery>
