import type { GoogleLogin } from './social-login.ts'

/** A sign-in with Google that this tab began, as it is kept until Google leads back. */
export interface GoogleRequest {
  readonly purpose: 'login' | 'link'
  /** Told apart from what others send here. */
  readonly state: string
  readonly nonce: string
  /** RFC 7636: shows that the code is exchanged by the one who asked for it. */
  readonly codeVerifier: string
  readonly redirectUri: string
  /** Where the user goes afterwards. */
  readonly next?: string | undefined
  /** The code of a friend who invited the user, for when an account is opened. */
  readonly invitationCode?: string | undefined
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const random = () => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

/** A new request with secrets of its own. */
export const createGoogleRequest = (
  request: Pick<GoogleRequest, 'purpose' | 'redirectUri' | 'next' | 'invitationCode'>,
): GoogleRequest => ({ ...request, state: random(), nonce: random(), codeVerifier: random() })

/** The address at Google that asks the user, as RFC 6749 and OpenID Connect have it. */
export async function authorizationAddress(
  { authorizationUrl, clientId }: GoogleLogin,
  { redirectUri, state, nonce, codeVerifier }: GoogleRequest,
  { base, language }: { readonly base: string; readonly language: string },
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const url = new URL(authorizationUrl, base)
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state,
    nonce,
    code_challenge: toBase64Url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: language,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
