import { operations as operationInfos } from '@swx/openapi/operations'
import type { AccountMode } from '../client/auth-context.ts'
import type { EnvelopeErrorCode, EnvelopeOf, SuccessOf } from '../client/contract-call.ts'
import type { Client } from '../client/contract-client.ts'
import { prefix } from '../client/operation-table.ts'
import { isWorthRetrying } from '../client/outcome.ts'
import { retryDelayMs } from '../client/retry.ts'
import { codeOf, isSuccessCode } from '../client/success-code.ts'
import { AbortedError } from '../errors/aborted-error.ts'
import { BusinessError } from '../errors/business-error.ts'
import { ContractError } from '../errors/contract-error.ts'
import { fieldErrorsOf } from '../errors/field-errors.ts'
import { TimeoutError } from '../errors/timeout-error.ts'
import type { MoneyOperation } from '../gen/entities.ts'
import type { components, operations } from '../gen/schema.ts'

/** An attempt to move money whose answer was lost. */
export interface Attempt<Operation extends MoneyOperation> {
  /** The `Idempotency-Key` of the attempt, with or without quotes. */
  readonly key: string
  readonly operation: Operation
  /**
   * The account mode of the attempt, which has to be that of the client. A key belongs to one mode: in the other mode,
   * an attempt that was carried out would look as if its request had never arrived. @default the client's
   */
  readonly mode?: AccountMode | undefined
}

/** How long and how often the outcome is requested. */
export interface ResolveOptions {
  /** Ends the call. */
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds for all requests and waits together. @default 90000 */
  readonly timeoutMs?: number | undefined
  /**
   * How often a request is repeated after a broken connection, or HTTP 408, 429 or 5xx; `false` for never. @default 2
   */
  readonly retry?: number | false | undefined
}

type Done<Envelope> =
  | { readonly answer: SuccessOf<Envelope>; readonly error?: undefined }
  | {
      readonly answer: Exclude<Envelope, SuccessOf<Envelope>>
      /** The error as the call would have thrown it. */
      readonly error: BusinessError<EnvelopeErrorCode<Envelope>>
    }

/** The final outcome of an attempt. */
export type AttemptOutcome<Operation extends MoneyOperation> =
  /** The attempt was answered: `answer` is the envelope of the lost answer, and `error` is set if it is an error. */
  | ({ readonly state: 'DONE'; readonly at: string } & Done<EnvelopeOf<operations[Operation]>>)
  /** The attempt was not carried out. If its request still arrives within 24 hours, the backend rejects the request. */
  | { readonly state: 'CANCELLED'; readonly at: string }

const facts = { method: 'POST', path: `${prefix}user/settleAttempt` }

/** Waits. An aborted signal only ends the wait: the next request then fails. */
const pause = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })

/** The answer of the backend as an outcome, with a business error if the attempt ended with one. */
function outcomeOf(
  { state, operation, at, answer: kept }: components['schemas']['SettledAttempt'],
  asked: MoneyOperation,
) {
  if (operation !== asked) throw new ContractError(`answered about another operation: ${operation}`, facts)
  if (state === 'CANCELLED') return { state, at }
  const code = codeOf(kept)
  if (state !== 'DONE' || kept === undefined || code === undefined)
    throw new ContractError(`answered an unknown state: ${state}`, facts)
  const answer = { ...kept, code }
  if (isSuccessCode(code)) return { state, at, answer }
  const { msg, traceId, errors, params = answer.result } = answer
  const error = new BusinessError(`answered code ${code}: ${msg}`, {
    method: 'POST',
    path: operationInfos[asked].path,
    code,
    traceId,
    errors: fieldErrorsOf(errors),
    params: Object(params) === params ? (params as Record<string, unknown>) : undefined,
  })
  return { state, at, answer, error }
}

/**
 * Finds out the outcome of an attempt whose answer was lost. It calls `settleAttempt`, and repeats the call while the
 * attempt is being carried out. The returned outcome is final. Call `resolveAttempt` within 24 hours of the
 * attempt, while the user who made the attempt is logged in.
 *
 * @throws CallError if it cannot find out the outcome now: for example, `timeout` if the attempt is still being carried
 * out at the end of the time, and `aborted` if the token or the account mode of the client has changed meanwhile. The
 * outcome is then still unknown: call `resolveAttempt` again later.
 * @example
 * const outcome = await resolveAttempt(client, { key, operation: 'buySmart' })
 * if (outcome.state === 'CANCELLED') console.log('Not bought, and it cannot be any more.')
 * else if (outcome.error) console.log('Rejected:', outcome.error.code)
 * else console.log('Bought:', outcome.answer.result.orderNo)
 */
export async function resolveAttempt<Operation extends MoneyOperation>(
  client: Pick<Client<object>, 'request' | 'identity'>,
  { key, operation, mode }: Attempt<Operation>,
  { signal, timeoutMs = 90_000, retry = 2 }: ResolveOptions = {},
): Promise<AttemptOutcome<Operation>> {
  const until = performance.now() + timeoutMs
  const asking = client.identity()
  if (mode !== undefined && mode !== asking.mode)
    throw new AbortedError(`was not sent: the attempt is one of the ${mode} account`, facts)

  for (let asked = 1, failed = 0; ; asked++) {
    const { data, error, response } = await client.request(facts.method as 'POST', facts.path, {
      body: { key, operation },
      signal,
      timeoutMs: until - performance.now(),
    })
    const { mode: modeNow, session } = client.identity()
    if (modeNow !== asking.mode || session !== asking.session)
      throw new AbortedError('is in doubt: session or account mode changed meanwhile', facts)
    if (error) {
      if (++failed > Number(retry) || !isWorthRetrying(error)) throw error
    } else {
      const { result } = data as { result: components['schemas']['SettledAttempt'] }
      if (result?.state !== 'RUNNING')
        return outcomeOf(Object(result), operation) as AttemptOutcome<Operation>
    }
    const delayMs = retryDelayMs(error && response, asked)
    if (performance.now() + delayMs >= until)
      throw error ?? new TimeoutError(`found the attempt still running after ${timeoutMs} ms`, facts)
    await pause(delayMs, signal)
  }
}
