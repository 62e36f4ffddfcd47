import type { Call, SignedIn } from '../contract/operation.ts'
import { deviceOf } from '../domain/device.ts'
import type { Mode } from '../ledger/entry.ts'
import type { CustomerRequest } from './customer-request.ts'

/** What the dispatcher found out about a request before its handler. */
interface Received {
  readonly query: unknown
  readonly path: unknown
  readonly body: unknown
  readonly now: number
  readonly mode: Mode
  readonly commit: Call<never>['commit']
  readonly signedIn: SignedIn | undefined
}

/**
 * The call that a handler gets; what hardly any handler asks for is read from the request when it does. A class,
 * because V8 gives every object literal with a getter a shape of its own, which then outlives the request.
 */
export class ReceivedCall implements Received {
  readonly query: unknown
  readonly path: unknown
  readonly body: unknown
  readonly now: number
  readonly mode: Mode
  readonly commit: Received['commit']
  readonly signedIn: SignedIn | undefined
  readonly #request: CustomerRequest

  constructor(request: CustomerRequest, received: Received) {
    this.query = received.query
    this.path = received.path
    this.body = received.body
    this.now = received.now
    this.mode = received.mode
    this.commit = received.commit
    this.signedIn = received.signedIn
    this.#request = request
  }

  get language(): string | undefined {
    return this.#request.header('accept-language')
  }

  get device(): string {
    return deviceOf(this.#request.header('user-agent'))
  }

  get ip(): string {
    return this.#request.ip
  }
}
