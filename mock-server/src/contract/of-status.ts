/** Rows of one status, or all of them when none is asked for. */
export function* ofStatus<Row extends { readonly status: string }>(
  rows: Iterable<Row>,
  status: string | undefined,
): Generator<Row> {
  for (const row of rows) if (status === undefined || row.status === status) yield row
}
