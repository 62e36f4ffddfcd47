/** What an app asks the issuer for: the parameters of RFC 6749 and RFC 7636 that the sandbox understands. */
export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce?: string | undefined
  readonly challenge: string
  /** Language of the page, as Google takes it. */
  readonly language: string
}

/** Reads the address of the consent page; undefined when something is missing or of another kind. */
export const readAuthorizationRequest = (search: string): AuthorizationRequest | undefined => {
  const query = new URLSearchParams(search)
  const redirectUri = query.get('redirect_uri')
  const state = query.get('state')
  const challenge = query.get('code_challenge')
  const isCodeFlow = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256'
  const hasScope = query.get('scope')?.split(' ').includes('openid') && query.get('client_id')
  if (!isCodeFlow || !hasScope || !redirectUri || !state || !challenge) return undefined
  return {
    redirectUri,
    state,
    challenge,
    nonce: query.get('nonce') ?? undefined,
    language: query.get('hl') ?? 'en',
  }
}

/** The address an answer goes to. */
export const answerAddress = (
  { redirectUri, state }: AuthorizationRequest,
  answer: { readonly code: string } | { readonly error: string },
): string => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value)
  return url.href
}
