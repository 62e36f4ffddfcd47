import { defineQuery, named, text } from '#lib/query-string/define-query.ts'

/** What the address says about the questions on show: a search, a group or all of them, and the open question. */
export const faqQuery = defineQuery({ search: named('q', text(80)), group: text(40), id: text(100) })
