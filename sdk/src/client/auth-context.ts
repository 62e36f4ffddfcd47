import { ConfigurationError } from '../errors/configuration-error.ts'
import type { ErrorFacts } from '../errors/swx-error.ts'
import { hashText } from './hash-text.ts'

/** One of the two accounts of a user. */
export type AccountMode = 'demo' | 'real'

/** What an answer depends on besides the request. The token is in it only as a hash. */
export interface Identity {
  readonly mode: AccountMode
  readonly session: string
  readonly language: string
}

/** For whom the client calls; all three are read again for every call. */
export interface IdentitySource {
  readonly getToken: () => string | null | undefined
  readonly mode?: AccountMode | (() => AccountMode) | undefined
  readonly getVirtual?: (() => boolean) | undefined
  readonly getLanguage?: (() => string) | undefined
  readonly tokenPrefix?: string | undefined
}

/** An identity with what its requests carry. */
export interface AuthContext {
  readonly identity: Identity
  readonly token: string | null
  readonly virtual: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The same for a request with a JSON body. */
  readonly jsonHeaders: Readonly<Record<string, string>>
}

/** The call for which it is asked; absent where there is none. */
type AskingCall = Pick<ErrorFacts, 'method' | 'path'> | undefined

/** What a getter returns; its failure is the app's, not the network's. */
function valueFrom<Value>(name: string, get: () => Value, call: AskingCall): Value {
  let value: Value
  try {
    value = get()
  } catch (cause) {
    throw new ConfigurationError(`${name} threw`, { ...call, cause })
  }
  if (value instanceof Promise) {
    value.catch(() => undefined)
    throw new ConfigurationError(
      `${name} returned a promise: it is asked for every call and has to answer at once`,
      call,
    )
  }
  return value
}

/** Whether the demo account is meant, by the option `mode` or by the former `getVirtual`. */
function isDemo({ mode, getVirtual }: IdentitySource, call: AskingCall): boolean {
  if (getVirtual !== undefined) return Boolean(valueFrom('getVirtual', getVirtual, call))
  const now = typeof mode === 'function' ? valueFrom('mode', mode, call) : mode
  if (now !== 'demo' && now !== 'real')
    throw new ConfigurationError(`mode is ${JSON.stringify(now)}: it has to be "demo" or "real"`, call)
  return now === 'demo'
}

/**
 * Reads for whom a call is made: the same object for as long as token, mode and language stay the same.
 *
 * @param changed told when it is another than before
 */
export function createAuthContext(
  source: IdentitySource,
  changed: () => void,
): (call?: AskingCall) => AuthContext {
  const { getToken, getLanguage, tokenPrefix = '' } = source
  let current: AuthContext | undefined
  return (call) => {
    const token = valueFrom('getToken', getToken, call) || null
    const virtual = isDemo(source, call)
    const language = getLanguage ? (valueFrom('getLanguage', getLanguage, call) ?? '') : ''
    const last = current
    if (
      last !== undefined &&
      last.token === token &&
      last.virtual === virtual &&
      last.identity.language === language
    )
      return last
    const headers = {
      Accept: 'application/json',
      virtually: virtual ? 'YES' : 'NO',
      ...(token && { Authorization: tokenPrefix + token }),
      ...(language && { 'Accept-Language': language }),
    }
    current = {
      token,
      virtual,
      identity: Object.freeze({
        mode: virtual ? 'demo' : 'real',
        session: token ? hashText(token) : '',
        language,
      }),
      headers,
      jsonHeaders: { ...headers, 'Content-Type': 'application/json' },
    }
    if (last !== undefined) changed()
    return current
  }
}
