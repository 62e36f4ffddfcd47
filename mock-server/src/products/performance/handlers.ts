import { badRequest, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import { type AskedRange, allRows, readRange } from './read.ts'
import { isRowOf } from './rules/row.ts'
import { performanceView, rowView, sumView } from './view.ts'

const BACKWARDS = badRequest([{ field: 'from', rule: 'range' }])

const askedRange = ({ from, to }: { from?: string; to?: string }): AskedRange => ({
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
})

const isBackwards = ({ from, to }: AskedRange): boolean => from !== undefined && to !== undefined && from > to

/** Profit and loss over a range. Contract: `openapi/paths/order.*erformance.yaml`. */
export const performanceHandlers: Handlers = (world, operation) => [
  operation('performance', ({ query, signedIn, mode, now }) => {
    const asked = askedRange(query)
    if (isBackwards(asked)) return BACKWARDS
    return ok(performanceView(readRange(world, signedIn.user, mode, asked, now)))
  }),

  operation('listPerformance', ({ query, page, signedIn, mode, now }) => {
    const asked = askedRange(query)
    if (isBackwards(asked)) return BACKWARDS
    const { figure, source, code, instrument } = query
    const rows = allRows(readRange(world, signedIn.user, mode, asked, now)).filter(
      (row) =>
        (figure === undefined || isRowOf(figure, row)) &&
        (source === undefined || row.source === source) &&
        (code === undefined || row.trade?.code === code) &&
        (instrument === undefined || (row.trade === undefined) === (instrument === 'NONE')),
    )
    const view = (row: (typeof rows)[number]) =>
      rowView(row, row.trade && world.facts.note(world.store.read, row.ref))
    return ok({ ...page(rows.reverse(), view), sum: sumView(rows) })
  }),
]
