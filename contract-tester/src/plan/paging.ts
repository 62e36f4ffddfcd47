import type { Operation, Parameter } from '../document/operation.ts'
import { typeOf } from '../schema/merged-schema.ts'

/** The parameters by which an operation gives its list in pages. */
export interface Paging {
  readonly limit: Parameter | undefined
  readonly page: Parameter | undefined
  readonly offset: Parameter | undefined
  readonly cursor: Parameter | undefined
}

const LIMIT =
  /^(limit|page_?size|per_?page|size|count|take|\$?top|max(_?results|_?items)?|page\[(size|limit)\]|first|page_?limit)$/i
const PAGE = /^(page(_?(num(ber)?|no|index))?|p|page\[number\])$/i
const OFFSET = /^(offset|\$?skip|start(_?index)?|page\[offset\])$/i
const CURSOR =
  /^((next_?)?cursor|after|starting_?after|(next_?)?page_?token|continuation(_?token)?|page\[(after|cursor)\]|next_?token|since_?id)$/i

/** How an operation pages, recognised by the names of its parameters. */
export function pagingOf({ parameters }: Operation): Paging {
  const find = (name: RegExp, isWhole: boolean) =>
    parameters.find(
      (one) => one.in === 'query' && name.test(one.name) && (!isWhole || typeOf(one.schema) === 'integer'),
    )
  return {
    limit: find(LIMIT, true),
    page: find(PAGE, true),
    offset: find(OFFSET, true),
    cursor: find(CURSOR, false),
  }
}
