import type { AccountMode } from './auth-context.ts'
import type { CallHeaders } from './call-headers.ts'
import type { CallHooks } from './call-hooks.ts'
import type { AnswerCheck } from './checked-answer.ts'
import type { UnauthorizedInfo } from './session-expiry.ts'

/** Sizes and times of a client's cache. */
export interface CacheOptions {
  /** The longest time in milliseconds for which an answer is fresh, also if the contract allows more. @default 300000 */
  readonly maxAgeMs?: number | undefined
  /**
   * Milliseconds for which an answer that is no longer fresh is still returned, while a new one is fetched. @default 0
   */
  readonly staleMs?: number | undefined
  /** The largest number of answers; the answer that was not used for the longest time is removed first. @default 100 */
  readonly maxEntries?: number | undefined
  /** Milliseconds between removals of answers that are too old. @default 60000 */
  readonly sweepMs?: number | undefined
}

/** Which of the two accounts is meant. */
type ModeOption =
  | {
      /** The account that calls are about; a function is asked for every call. */
      readonly mode: AccountMode | (() => AccountMode)
      readonly getVirtual?: undefined
    }
  | {
      readonly mode?: undefined
      /**
       * Whether the demo account is meant (`virtually: YES`). Asked for every call.
       *
       * @deprecated Use `mode`.
       */
      readonly getVirtual: () => boolean
    }

/** What a client needs to know. */
export type ClientOptions = SharedOptions & ModeOption

interface SharedOptions extends CallHooks {
  /** Origin of the backend, such as `https://api.example.com`; `''` for the page's own. */
  readonly baseUrl: string
  /** Returns the token as the log-in returned it, or `null`. Called for every call. */
  readonly getToken: () => string | null | undefined
  /** Tag of the user's language, such as `zh-Hant-HK`, for `Accept-Language`. Asked for every call. */
  readonly getLanguage?: (() => string) | undefined
  /**
   * Called once per token that has expired (HTTP 401, or code 401 in the body), unless `getToken` returns another token
   * by then.
   */
  readonly onUnauthorized?: ((info: UnauthorizedInfo) => unknown) | undefined
  /**
   * Renews an expired token, and returns whether it did; called once per token. Calls that failed with the expired token
   * are then sent once more, with the token that `getToken` returns, unless the account mode has changed. @default none
   */
  readonly refresh?: (() => boolean | Promise<boolean>) | undefined
  /** Stands before the token in `Authorization`, such as `'Bearer '`. @default '' */
  readonly tokenPrefix?: string | undefined
  /** Milliseconds for a whole answer, tries and waits included. @default 90000 */
  readonly timeoutMs?: number | undefined
  /** Milliseconds for one try, so that a try that hangs leaves time for the next one. @default `timeoutMs` */
  readonly tryTimeoutMs?: number | undefined
  /**
   * Bytes of an answer, unpacked, that are read at most; a larger one ends in a `ContractError` and the rest of it is
   * not fetched. @default 25000000
   */
  readonly maxAnswerBytes?: number | undefined
  /**
   * Headers of every request, such as the name and version of an app; a function is asked for each request. Answers of
   * the cache do not depend on them.
   */
  readonly headers?: CallHeaders | (() => CallHeaders) | undefined
  /** Cache of GETs; `false` switches it off, and with it the sharing of equal concurrent GETs. */
  readonly cache?: CacheOptions | false | undefined
  /**
   * How often a GET is repeated after a broken connection, a try that timed out, or HTTP 408, 429 or 5xx; `false` for
   * never. A POST is repeated only if it moves money and its call has the option `retry`. @default 2
   */
  readonly retry?: number | false | undefined
  /**
   * Checks every success; one that breaks the contract becomes a `ContractError` whose `errors` say where. Pass
   * `checkAnswer` of `@swx/sdk/zod`, which needs `zod` and brings the schemas of all answers. @default nothing is checked
   */
  readonly validate?: AnswerCheck | undefined
  /** The `fetch` to use. @default globalThis.fetch, looked up for every call */
  readonly fetch?: typeof globalThis.fetch | undefined
}
