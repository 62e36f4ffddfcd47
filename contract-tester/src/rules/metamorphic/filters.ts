import type { Json } from '../../document/json.ts'
import type { Parameter } from '../../document/operation.ts'
import { withParameter } from '../../plan/input.ts'
import { pagingOf } from '../../plan/paging.ts'
import { idsOf, isSame, itemsIn, rarest, readList } from '../../run/read-list.ts'
import type { Run } from '../../run/run.ts'
import { partAt } from '../../schema/places.ts'
import type { ResourceGroup } from '../resource-group.ts'
import { checkExpressions } from './expressions.ts'
import { filteredPlace } from './filtered-place.ts'
import { wrongTotal } from './paging.ts'
import { boundsOf, checkRanges } from './ranges.ts'
import { checkLists } from './several-values.ts'
import { DIRECTION, SORT } from './sorting.ts'

/** As many items as a page may have, up to a hundred. */
const bigOf = ({ schema: { maximum } }: Parameter): number =>
  Math.min(100, typeof maximum === 'number' ? maximum : 100)

/** A filtered list contains all items that fit, and no others. */
export const filters: ResourceGroup = {
  name: 'filters',
  async check(run, resource) {
    const { list: operation } = resource
    if (operation === undefined) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const { limit, ...paging } = pagingOf(operation)
    const paged = new Set([limit, ...Object.values(paging)].map((one) => one?.pointer))
    const whole = await readList(run, resource, operation, input, limit && bigOf(limit))
    if (whole === undefined || whole.items.length === 0) return
    const most = limit ? withParameter(input, 'query', limit.name, bigOf(limit)) : input
    if (whole.isWhole && whole.pages.length === 1)
      await checkRanges(run, resource, operation, most, whole.items)
    await checkExpressions(run, resource, operation, most, whole.items)
    for (const parameter of operation.parameters) {
      if (parameter.in !== 'query' || paged.has(parameter.pointer) || parameter.isRequired) continue
      const [sampleItem] = whole.items
      const place =
        sampleItem &&
        whole.items.map((item) => filteredPlace(item, parameter)).find((one) => one !== undefined)
      if (!place) {
        if (!isUnderstood(run, parameter))
          run.skip(operation.id, `what ${parameter.name} does`, 'no field of its items has that name')
        continue
      }
      const values = whole.items
        .map((item) => partAt(item, place))
        .filter((value) => value !== null && value !== undefined && typeof value !== 'object' && value !== '')
      const wanted = rarest(values as Json[]).find((value) =>
        run.validator.allowsRequest(parameter.schemaPointer, value),
      )
      if (wanted === undefined) {
        await checkLists(run, resource, operation, most, parameter, place, values as Json[], whole.items)
        continue
      }
      const exchange = await run.call(operation, withParameter(input, 'query', parameter.name, wanted))
      const got = itemsIn(run, resource, exchange)
      if (exchange === undefined || got === undefined) continue
      const wrong = got.filter((item) => !isSame(partAt(item, place), wanted))
      if (wrong.length > 0) {
        run.report(exchange, {
          rule: 'filterSound',
          where: parameter.pointer,
          expected: `only items whose ${place.join('.')} is ${wanted}`,
          got: `${wrong.length} others, such as ${partAt(wrong[0], place)}`,
        })
        continue
      }
      const fitting = whole.items.filter((item) => isSame(partAt(item, place), wanted))
      const ids = idsOf(got, resource)
      const missing = idsOf(fitting, resource).filter((id) => !ids.includes(id))
      const isCut =
        limit !== undefined &&
        got.length < fitting.length &&
        got.length >= Math.min(...[limit.schema.default, got.length].filter((one) => typeof one === 'number'))
      const isMissing =
        missing.length > 0 && !(isCut && got.length > 0 && got.length === limit?.schema.default)
      const pages = isMissing
        ? undefined
        : await readList(
            run,
            resource,
            operation,
            withParameter(input, 'query', parameter.name, wanted),
            limit && bigOf(limit),
          )
      const lost = isMissing
        ? missing
        : pages?.isWhole
          ? idsOf(fitting, resource).filter((id) => !idsOf(pages.items, resource).includes(id))
          : []
      if (lost.length > 0)
        run.report(pages?.last ?? exchange, {
          rule: 'filterComplete',
          where: parameter.pointer,
          expected: `all items whose ${place.join('.')} is ${wanted}`,
          got: `${lost.length} missing, such as ${lost[0]}`,
        })
      else if (pages?.isWhole) {
        const fault = wrongTotal(pages, resource)
        if (fault) run.report(pages.last, { where: parameter.pointer, ...fault })
      }
    }
  },
}

/** Whether a parameter is known to have another purpose than to filter by a field. */
const isUnderstood = (run: Run, parameter: Parameter): boolean =>
  parameter.name === '$filter' ||
  SORT.test(parameter.name) ||
  DIRECTION.test(parameter.name) ||
  boundsOf(run, parameter).length > 0
