import type { AbortedError } from './aborted-error.ts'
import type { BusinessError } from './business-error.ts'
import type { ConfigurationError } from './configuration-error.ts'
import type { ContractError } from './contract-error.ts'
import type { HttpError } from './http-error.ts'
import type { NetworkError } from './network-error.ts'
import type { SessionExpiredError } from './session-expired-error.ts'
import type { TimeoutError } from './timeout-error.ts'

/** Every way a call can fail, discriminated by `kind`; `Code` lists the codes that its operation can answer. */
export type CallError<Code extends string = string> =
  | NetworkError
  | TimeoutError
  | AbortedError
  | HttpError
  | ContractError
  | BusinessError<Code>
  | SessionExpiredError
  | ConfigurationError

/** The codes of an operation that has some; any text for one without codes of its own. */
export type Codes<Code extends string> = [Code] extends [never] ? string : Code
