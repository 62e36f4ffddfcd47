/** Which page of a list is asked for; both parts have defaults. */
export interface PageQuery {
  readonly pageNum?: number
  readonly pageSize?: number
}

/** The contract's page of records. */
export interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly hasNext: boolean
}

/**
 * One page of records, newest first as they come.
 *
 * @param rows all records of the filter; only those of the page are shown with `view`.
 * @param query page 1 of 20 records unless it says otherwise.
 */
export const pageOf = <Row, View>(
  rows: Iterable<Row>,
  { pageNum = 1, pageSize = 20 }: PageQuery,
  view: (row: Row) => View,
): Page<View> => {
  const first = (pageNum - 1) * pageSize
  const list: View[] = []
  let total = 0
  for (const row of rows) {
    if (total >= first && total < first + pageSize) list.push(view(row))
    total++
  }
  return { list, total, pageNum, pageSize, hasNext: first + list.length < total }
}
