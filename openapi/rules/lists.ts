import { operationRule, outcomesOf } from './operation.ts'

const pageFields = ['list', 'total', 'pageNum', 'pageSize', 'hasNext']

/** Lists are paged, except where the specification shows a bare array. */
export const listIsPaged = operationRule((subject) => {
  const { operation, deref, report } = subject
  const result = outcomesOf(subject)[0]?.properties?.result
  if (result?.type === 'array') {
    if (result['x-bare-array'] !== true)
      report(
        `A list is paged: "result: { type: object, required: [${pageFields.join(', ')}], … }"; where the specification shows a bare array, say "x-bare-array: true".`,
      )
    if (result.maxItems === undefined) report('A bare array has an end: "maxItems: 500".')
    return
  }
  if (result?.properties?.list === undefined) return
  const missing = pageFields.filter((field) => result.properties?.[field] === undefined)
  const names = deref(operation.parameters ?? []).map(({ name }) => name)
  if (missing.length > 0) report(`A page says where it stands: add "${missing.join('", "')}" to the result.`)
  if (!names.includes('pageNum') || !names.includes('pageSize'))
    report('A page can be chosen: "- { $ref: ../components/parameters/PageNum.yaml }" and PageSize.yaml.')
})
