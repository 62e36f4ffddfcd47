import { expect, it } from 'vitest'
import { authorizationAddress, createGoogleRequest } from './google-request.ts'
import { parseSocialLogin } from './social-login.ts'

const google = {
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  clientId: 'swx',
  origins: ['https://app.example.com'],
}
const offered = (origin: string, whitelist = ['google']) =>
  parseSocialLogin({ whitelist, google }, new URL(origin)) !== undefined

it('offers Google where the whitelist names it and this origin, and on this machine', () => {
  expect(offered('https://app.example.com')).toBe(true)
  expect(offered('http://127.0.0.1:4010')).toBe(true)
  expect(offered('https://evil.example.com')).toBe(false)
  expect(offered('https://app.example.com', ['apple'])).toBe(false)
  expect(() => parseSocialLogin('google', new URL('http://127.0.0.1'))).toThrow('not a record')
})

it('asks with the code flow of OpenID Connect: state, nonce and the challenge of RFC 7636', async () => {
  const fresh = createGoogleRequest({ purpose: 'login', redirectUri: 'https://app.example.com/back' })
  const request = { ...fresh, codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' }
  const place = { base: 'https://app.example.com/', language: 'de' }
  const address = new URL(await authorizationAddress(google, request, place))
  expect(address.origin).toBe('https://accounts.google.com')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: 'swx',
    response_type: 'code',
    redirect_uri: 'https://app.example.com/back',
    scope: 'openid email',
    state: fresh.state,
    nonce: fresh.nonce,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    hl: 'de',
  })
  expect(fresh.codeVerifier).toMatch(/^[\w-]{43}$/)
  expect(new Set([fresh.state, fresh.nonce, fresh.codeVerifier]).size).toBe(3)
  expect(createGoogleRequest(fresh).state).not.toBe(fresh.state)
})
