import { tabStore } from '#lib/storage/storage.ts'
import type { GoogleRequest } from './google-request.ts'

/** Why an answer from Google is not used. */
export type GoogleRejection = 'cancelled' | 'failed' | 'foreign' | 'used'

/** What an address that Google led to means for this tab. */
export type GoogleAnswer =
  | { readonly request: GoogleRequest; readonly code: string }
  | { readonly rejected: GoogleRejection; readonly request?: GoogleRequest | undefined }

const KEY = 'swx.google'

type Kept = GoogleRequest & { readonly isUsed?: true }

function readKept(): Kept | undefined {
  try {
    return (JSON.parse(tabStore.get(KEY) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a request until Google leads back to this tab.
 *
 * @returns whether the browser stores it; otherwise this tab would not know the answer as its own.
 */
export function keepGoogleRequest(request: GoogleRequest): boolean {
  return tabStore.set(KEY, JSON.stringify(request))
}

/** The request that an address answers, also after it was used. */
export function googleRequestOf(search: string): GoogleRequest | undefined {
  const kept = readKept()
  return kept && kept.state === new URLSearchParams(search).get('state') ? kept : undefined
}

/**
 * Takes the answer in an address. An answer counts once, and only in the tab that asked: neither a link in
 * a message nor a second visit to the same address logs a user in.
 */
export function takeGoogleAnswer(search: string): GoogleAnswer {
  const query = new URLSearchParams(search)
  const request: Kept | undefined = googleRequestOf(search)
  if (!request) return { rejected: 'foreign' }
  if (request.isUsed) return { rejected: 'used', request }
  // The verifier has done its work; the state stays, to know this address again.
  tabStore.set(KEY, JSON.stringify({ ...request, codeVerifier: '', isUsed: true }))
  const code = query.get('code')
  if (code) return { request, code }
  return { rejected: query.get('error') === 'access_denied' ? 'cancelled' : 'failed', request }
}
