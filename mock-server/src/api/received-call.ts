import { infoOf } from '../contract/contract.ts'
import type { SignedIn } from '../contract/operation.ts'
import { type Page, pageOf } from '../contract/page.ts'
import type { Reply } from '../contract/reply.ts'
import { deviceOf } from '../domain/device.ts'
import type { Mode } from '../ledger/entry.ts'
import type { SandboxTables } from '../runtime/tables.ts'
import type { Tables } from '../store/store.ts'
import type { Exchange } from './exchange.ts'

/**
 * The call that a handler gets; what hardly any handler asks for is read from the request when it does. A class,
 * because V8 gives every object literal with a getter a shape of its own, which then outlives the request.
 */
export class ReceivedCall {
  readonly query: unknown
  readonly path: unknown
  readonly body: unknown
  readonly now: number
  readonly mode: Mode | undefined
  readonly commit: (work: (tables: Tables<SandboxTables>) => Reply) => Reply
  readonly signedIn: SignedIn | undefined
  readonly #exchange: Exchange

  constructor(exchange: Exchange, commit: ReceivedCall['commit']) {
    this.query = exchange.query
    this.path = exchange.path
    this.body = exchange.body?.value
    this.now = exchange.now
    this.mode = exchange.mode
    this.commit = commit
    this.signedIn = exchange.caller
    this.#exchange = exchange
  }

  get page() {
    const { operation, mode } = this.#exchange
    const isEmpty = operation !== undefined && infoOf(operation).demo === 'empty' && mode === 'demo'
    return <Row, View>(rows: Iterable<Row>, view: (row: Row) => View): Page<View> =>
      pageOf(isEmpty ? [] : rows, this.query ?? {}, view)
  }

  get language(): string | undefined {
    return this.#exchange.request.header('accept-language')
  }

  get device(): string {
    return deviceOf(this.#exchange.request.header('user-agent'))
  }

  get ip(): string {
    return this.#exchange.request.ip
  }
}
