import type { CallOptions } from '../client/call-options.ts'
import { ContractError } from '../errors/contract-error.ts'
import type { Caller } from './call-operation.ts'

/** A page of a list, as the operations that have pages answer it. */
export interface Page<Row> {
  readonly list: readonly Row[]
  readonly hasNext: boolean
}

/** A list whose operation is not known here. */
const UNNAMED = { method: '', path: '' }

/**
 * A page as it was answered.
 *
 * @throws ContractError when it is none, before rows are looked for in it
 */
export function checkedPage<PageOf extends Page<unknown>>(
  page: PageOf,
  asked: { readonly method: string; readonly path: string } = UNNAMED,
): PageOf {
  const { list, hasNext } = Object(page) as Partial<PageOf>
  if (Array.isArray(list) && typeof hasNext === 'boolean') return page
  throw new ContractError('answered something else than a page of a list', asked)
}

/** A function of an operation that has pages. */
type PagedFunction = (client: Caller, input: never, options?: CallOptions) => Promise<Page<unknown>>

type RowOf<Operation extends PagedFunction> = Awaited<ReturnType<Operation>>['list'][number]

/**
 * The rows of a list that has pages, one after the other; a page is asked for when its first row is.
 *
 * @param input the operation's own input; `pageSize` says how many rows to ask for at a time, `pageNum` where to begin
 * @throws CallError when a page cannot be had, and ContractError when a page has the rows of the page before
 * @example
 * for await (const entry of paginate(client, listTransaction, { kind: 'DEPOSIT' })) console.log(entry.amount)
 */
export async function* paginate<Operation extends PagedFunction>(
  client: Caller,
  operation: Operation,
  input: NonNullable<Parameters<Operation>[1]>,
  options?: CallOptions,
): AsyncGenerator<RowOf<Operation>, void, undefined> {
  const { pageNum: first = 1, ...rest }: { pageNum?: number } = input
  let rowsBefore: string | undefined
  for (let pageNum = first; ; pageNum++) {
    const { list, hasNext } = checkedPage(await operation(client, { ...rest, pageNum } as never, options))
    const rows = JSON.stringify(list)
    // A backend that does not know pageNum would be asked for its first page for ever.
    if (list.length > 0 && rows === rowsBefore)
      throw new ContractError(`answered page ${pageNum} with the rows of page ${pageNum - 1}`, UNNAMED)
    rowsBefore = rows
    yield* list as readonly RowOf<Operation>[]
    if (!hasNext || list.length === 0) return
  }
}
