import type { JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { Rule } from '../findings/layers.ts'
import type { Left } from '../findings/report.ts'
import type { Call, Credentials, Exchange } from '../http/call.ts'
import type { Envelope } from '../plan/envelope.ts'
import type { Input } from '../plan/input.ts'
import type { Outcome } from '../plan/outcome.ts'
import type { Resource } from '../plan/resources.ts'
import type { Switch } from '../plan/switches.ts'
import type { Validator } from '../schema/validator.ts'
import type { FreshIds } from './fresh-ids.ts'
import type { OwnThings } from './own-things.ts'

/** `safe` reads only; `full` creates, changes and deletes too. */
export type Mode = 'safe' | 'full'

/**
 * Why a call is made: `valid` calls fit the document, `broken` ones break one thing that it says, `malformed` ones
 * cannot even be read, and a `probe` is about something the server
 * need not know (an unknown path, a deleted thing).
 */
export type Purpose = 'valid' | 'broken' | 'malformed' | 'probe'

/** What a rule says of a violation; operation and request come with the exchange. */
export interface Remark {
  readonly rule: Rule
  /** Pointer into the document. */
  readonly where: string
  readonly expected: string
  readonly got: string
  /** What to do about it, where one thing is to be done. */
  readonly advice?: string
}

/** Things that are there once, such as a user's preferences: read before they are changed, and put back. */
export interface Singletons {
  /** Reads what is at the path of an operation. @returns why it cannot be put back, if it cannot */
  keep(run: Run, operation: Operation, input: Input): Promise<string | undefined>
  /** Reads a switch, so that it can be put back. @returns why it cannot, if it cannot */
  keepSwitch(run: Run, found: Switch, input: Input): Promise<string | undefined>
  isKept(path: string): boolean
  /** Notes that something was changed, so that it is put back. */
  changed(path: string): void
  /** Puts back what was changed. @returns the operations whose thing is not as it was before */
  putBack(run: Run): Promise<string[]>
}

/** What rules work with. */
export interface Run {
  readonly root: JsonObject
  readonly mode: Mode
  readonly seed: number
  readonly hasToken: boolean
  readonly hasSecondToken: boolean
  readonly token: string | undefined
  /** Origin of the pages of an app that the server is to carry; undefined when no app is asked about. */
  readonly origin: string | undefined
  /** Whether that is another origin than the server's own. */
  readonly isOtherOrigin: boolean
  readonly operations: readonly Operation[]
  readonly resources: readonly Resource[]
  readonly envelope: Envelope | undefined
  readonly validator: Validator
  /** Makes a call and checks the shape of the answer; undefined when it was not made or not answered. */
  send(
    call: Call,
    purpose?: Purpose,
    /** Whether the idempotency key of the call is sent as it is. @default false */
    keepsKey?: boolean,
  ): Promise<Exchange | undefined>
  /** The same for an operation with an input. */
  call(
    operation: Operation,
    input: Input,
    purpose?: Purpose,
    credentials?: Credentials,
  ): Promise<Exchange | undefined>
  /** Whether a rule is not left out. */
  isChecked(rule: Rule): boolean
  outcome(exchange: Exchange): Outcome
  /** A valid input; undefined when the operation may not be called, for a reason that is among the skipped. */
  inputFor(operation: Operation): Promise<Input | undefined>
  /** What this run created: it is deleted at the end. */
  readonly own: OwnThings
  readonly freshIds: FreshIds
  /** Singletons that the run changes, and puts back at the end. */
  readonly singletons: Singletons
  isOwnId(id: string): boolean
  /** The same without regard to whose things it is about: for the deletion of what this run created. */
  knownInput(operation: Operation): Promise<Input>
  /** A number that is another one each time, the same in each run. */
  nextTurn(): number
  /** Deletes what the run created, and puts back what it changed. */
  cleanUp(): Promise<Left[]>
  /** Forgets ids that were learnt, after something was created or deleted. */
  forgetIds(): void
  report(exchange: Exchange, remark: Remark): void
  reportAlone(operation: string, request: string, remark: Remark): void
  skip(operation: string, rule: string, reason: string): void
}
