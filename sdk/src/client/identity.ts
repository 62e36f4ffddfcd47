import { hashText } from './hash-text.ts'

/** What, besides the request itself, decides about an answer. The token appears as a hash only. */
export interface Identity {
  readonly mode: 'demo' | 'real'
  readonly session: string
  readonly language: string
}

/** How a client learns who is calling; all three are asked again for every call. */
export interface IdentitySource {
  readonly getToken: () => string | null | undefined
  readonly getVirtual: () => boolean
  readonly getLanguage?: (() => string) | undefined
  readonly tokenPrefix?: string | undefined
}

/** An identity with what its requests carry. */
export interface Caller {
  readonly identity: Identity
  readonly token: string | null
  readonly virtual: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The same for a request with a JSON body. */
  readonly jsonHeaders: Readonly<Record<string, string>>
}

/**
 * Reads the caller for each call: the same object for as long as token, mode and language stay the same.
 *
 * @param changed told when it is another than before
 */
export function identityWatch(source: IdentitySource, changed: () => void): () => Caller {
  const { getToken, getVirtual, getLanguage, tokenPrefix = '' } = source
  let current: Caller | undefined
  return () => {
    const token = getToken() || null
    const virtual = Boolean(getVirtual())
    const language = getLanguage?.() ?? ''
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
