import { beforeEach, expect, test } from 'vitest'
import {
  challengeOf,
  GOOGLE_CODE_LIFE_MS,
  type GoogleGrant,
  readGoogleCode,
  writeGoogleCode,
} from '../../domain/google-code.ts'
import { hashPassword } from '../../security/password.ts'
import { createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const redirectUri = 'http://127.0.0.1:4010/api/loginCallback/google'

let world: InsideWorld
beforeEach(async () => {
  world = await createInsideWorld()
})

const grant = (change: Partial<GoogleGrant> = {}): string =>
  writeGoogleCode({
    email: 'noor@example.com',
    redirectUri,
    state: 's-1',
    nonce: 'n-1',
    challenge: challengeOf(codeVerifier),
    at: world.realNow(),
    id: 'g-1',
    ...change,
  })
const exchange = async (change: object = {}, path = 'login/loginByGoogle') => {
  const json = { code: grant(), state: 's-1', nonce: 'n-1', codeVerifier, redirectUri, ...change }
  return (await world.request(path, { json })).json()
}

test('the challenge is that of RFC 7636', () => {
  expect(challengeOf(codeVerifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  expect(readGoogleCode(grant({ email: '李@example.com' }))?.email).toBe('李@example.com')
})

test('a code signs in once', async () => {
  const code = grant()
  expect(await exchange({ code })).toMatchObject({ code: '200', result: { email: 'noor@example.com' } })
  expect((await exchange({ code })).code).toBe('11026')
  expect(await exchange({ code: grant({ id: 'g-2' }) })).toMatchObject({
    code: '200',
    result: { userName: 'noor', googleEmail: 'noor@example.com' },
  })
})

test.each([
  ['another state', { state: 's-2' }],
  ['another nonce', { nonce: 'n-2' }],
  ['no nonce', { nonce: undefined }],
  ['another verifier', { codeVerifier: 'x'.repeat(43) }],
  ['another address', { redirectUri: 'http://127.0.0.1:4010/elsewhere' }],
  ['a made-up code', { code: '4/0AX4XfWh' }],
  ['a credential in the place of a code', { code: 'sandbox-google:noor@example.com' }],
])('a code with %s is refused', async (_, change) => {
  expect((await exchange(change)).code).toBe('11026')
})

test('a code that is ten minutes old is refused', async () => {
  expect((await exchange({ code: grant({ at: world.realNow() - GOOGLE_CODE_LIFE_MS }) })).code).toBe('11026')
})

test('a code returns to this machine, or to an origin that the operator lists', async () => {
  const away = 'https://app.example.com/api/loginCallback/google'
  const sent = () => ({ code: grant({ redirectUri: away }), redirectUri: away })
  expect((await exchange(sent())).code).toBe('11026')
  const google = { authorizationUrl: 'x', clientId: 'y', origins: ['https://app.example.com'] }
  world = await createInsideWorld({ parameters: { socialLogin: { whitelist: ['google'], google } } })
  expect((await exchange(sent())).code).toBe('200')
})

test('an address that Google has not verified is refused', async () => {
  expect((await exchange({ code: grant({ email: 'unverified@example.com' }) })).code).toBe('10002')
})

test('a linked account is unlinked, unless it is the only way in', async () => {
  const mei = createCustomer(world)
  const link = (email: string) => mei.post('login/linkGoogle', { credential: `sandbox-google:${email}` })
  const linked = async () => (await mei.post('user/getUserInfo')).result.googleEmail
  expect((await mei.post('login/unlinkGoogle')).code).toBe('11020')
  expect((await link('mei.lin@example.com')).code).toBe('20005')
  expect(await linked()).toBe('mei.lin@example.com')
  mei.change({ password: undefined })
  expect((await mei.post('login/unlinkGoogle')).code).toBe('11027')
  mei.change({ password: await hashPassword('Harbour2026', 1) })
  expect((await mei.post('login/unlinkGoogle')).code).toBe('20005')
  expect(await linked()).toBeUndefined()
})

test('a sign-in that opens an account counts for the friend who invited; with an unknown code it opens none', async () => {
  const mei = createCustomer(world, 'mei_tan')
  const { inviteCode } = (await mei.post('user/getUserInfo')).result
  expect((await exchange({ invitationCode: 'ZZZZ99' })).code).toBe('10091')
  expect(world.store.read.users.findBy('google', 'noor@example.com')).toBeUndefined()
  const { result } = await exchange({ code: grant({ id: 'g-7' }), invitationCode: inviteCode })
  expect(world.store.read.users.get(result.id)?.invitedBy).toBe(mei.id)
  // Who has an account already is invited no more.
  expect((await exchange({ code: grant({ id: 'g-8' }), invitationCode: 'ZZZZ99' })).code).toBe('200')
})
