import { beforeEach, expect, test } from 'vitest'
import { listMail } from '../../core/mailbox.ts'
import { createInsideWorld, type InsideWorld, SAMPLE_PASSWORD } from '../../test/inside-world.ts'

let world: InsideWorld
beforeEach(async () => {
  world = await createInsideWorld({ profile: 'newUser' })
})

const call = async (path: string, json?: unknown, headers: Record<string, string> = {}) => {
  const response = await world.request(`login/${path}`, json === undefined ? { headers } : { json, headers })
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    ...(await response.json()),
  }
}
const minutes = (n: number) => world.advanceTo(world.now() + n * 60_000)
const codeFor = (email: string) => listMail(world, email)[0]?.code as string
const register = (more: object = {}) =>
  call('register', {
    userName: 'mei_lin',
    email: 'mei@example.com',
    code: '123456',
    password: 'Harbour2026',
    ...more,
  })
const signIn = (userName: string, password = SAMPLE_PASSWORD) => call('login', { userName, password })
const userInfo = async (token: string, init: RequestInit = {}) => {
  const headers = { Authorization: token, ...init.headers }
  const response = await world.request('user/getUserInfo', { ...init, method: 'POST', headers })
  return { status: response.status, ...(await response.json()) }
}

test('a newcomer registers with the code from the mailbox, is signed in, and has 100 000.00 to practise with', async () => {
  expect((await call('sendCode', { email: ' Mei@Example.com ', scene: 'register' })).result).toEqual({
    resendAfter: 60,
  })
  const registered = await register({ code: codeFor('mei@example.com') })
  expect(registered.code).toBe('200')
  expect(registered.result.userName).toBe('mei_lin')
  const { result } = await userInfo(registered.result.token)
  expect(result).toMatchObject({ userName: 'mei_lin', email: 'mei@example.com', kycStatus: 'NOT_VERIFIED' })
  expect(result.accounts.demo).toMatchObject({ available: '100000.00', equity: '100000.00', held: '0.00' })
  expect(result.accounts.real).toMatchObject({ available: '0.00', equity: '0.00' })
})

test('a code is mailed in the language it was asked for in, and the mail says that this is a sandbox', async () => {
  const ask = (email: string, language?: string) =>
    world.request('login/sendCode', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(language && { 'Accept-Language': language }) },
      body: JSON.stringify({ email, scene: 'register' }),
    })
  await ask('mei@example.com', 'de-AT, en;q=0.8')
  const [german] = listMail(world, 'mei@example.com')
  expect(german?.subject).toBe('Ihr Code für die Registrierung')
  expect(german?.text).toContain(`Ihr Code für die Registrierung: ${german?.code}.`)
  expect(german?.text).toContain('Sandbox – Beispieldaten, kein echtes Geld')
  await ask('tom@example.com')
  expect(listMail(world, 'tom@example.com')[0]?.text).toContain('Sandbox – sample data, no real money')
})

test('a token is taken raw or after Bearer, and nothing kept opens a session', async () => {
  const { token } = (await register()).result
  expect((await userInfo(`Bearer ${token}`)).code).toBe('200')
  expect(
    JSON.stringify(world.store.dump(), (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain(token)
  for (const session of world.store.read.sessions.list()) {
    expect((await userInfo(session.tokenHash)).status).toBe(401)
  }
})

test.each([
  [{ userName: ' ' }, '10001'],
  [{ email: undefined }, '10001'],
  [{ userName: '1mei' }, '10003'],
  [{ email: 'mei@' }, '10002'],
  [{ password: 'short1' }, '10004'],
  [{ password: undefined }, '10004'],
  [{ userName: 'NewUser' }, '10006'],
  [{ email: 'NEWUSER@example.com' }, '10007'],
  [{ code: '000000' }, '11001'],
  [{ code: '999999' }, '11001'],
  [{ code: undefined }, '11001'],
  [{ code: '654321' }, '11001'],
  [{ invitationCode: 'NOCODE' }, '10091'],
  [{ invitationCode: 'abc' }, '10091'],
])('a registration with %j is refused with %s and changes nothing', async (fields, code) => {
  const before = world.hash()
  expect((await register(fields)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test('an invitation code of a user is taken, and who invited is remembered', async () => {
  const inviter = world.store.read.users.findBy('userName', 'newuser')
  expect((await register({ invitationCode: inviter?.inviteCode })).code).toBe('200')
  expect(world.store.read.users.findBy('userName', 'mei_lin')?.invitedBy).toBe(inviter?.id)
})

test('two users cannot take one name at the same moment', async () => {
  const answers = await Promise.all([
    register({ email: 'one@example.com' }),
    register({ email: 'two@example.com', userName: 'MEI_LIN' }),
    register({ email: 'three@example.com' }),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['10006', '10006', '200'])
})

test('a code dies with its use, after ten minutes, and after five wrong tries', async () => {
  const email = 'mei@example.com'
  await call('sendCode', { email, scene: 'register' })
  const late = codeFor(email)
  minutes(10)
  expect((await register({ code: late })).code).toBe('11001')

  await call('sendCode', { email, scene: 'register' })
  const wrong = codeFor(email) === '111111' ? '222222' : '111111'
  for (let n = 0; n < 5; n++) expect((await register({ code: wrong })).code).toBe('11001')
  expect((await register({ code: codeFor(email) })).code).toBe('11001')

  minutes(1)
  await call('sendCode', { email, scene: 'register' })
  const good = codeFor(email)
  expect((await register({ code: good, invitationCode: 'NOCODE' })).code).toBe('10091')
  expect((await register({ code: good })).code).toBe('200')
  expect(world.store.read.codes.get(`register ${email}`)).toBeUndefined()
})

test('a code for one purpose opens no other', async () => {
  const email = 'newuser@example.com'
  await call('sendCode', { email, scene: 'security' })
  const reset = { email, code: codeFor(email), password: 'Lighthouse88' }
  expect((await call('resetUserPwd', reset)).code).toBe('11001')
})

test.each([
  [{ scene: 'register' }, '10001'],
  [{ email: 'x@y', scene: 'register' }, '10002'],
  [{ email: 'newuser@example.com', scene: 'register' }, '10007'],
  [{ email: 'unknown@example.com', scene: 'reset' }, '10009'],
])('no code is sent for %j: %s', async (body, code) => {
  const before = listMail(world)
  expect((await call('sendCode', body)).code).toBe(code)
  expect(listMail(world)).toEqual(before)
})

test('another code has to wait a minute, and the answer says how long', async () => {
  const body = { email: 'mei@example.com', scene: 'register' }
  await call('sendCode', body)
  world.advanceTo(world.now() + 20_000)
  expect(await call('sendCode', body)).toMatchObject({ status: 429, code: '11013', retryAfter: '40' })
  world.advanceTo(world.now() + 40_000)
  expect((await call('sendCode', body)).code).toBe('200')
  expect(listMail(world, 'mei@example.com')).toHaveLength(2)
})

test('signing in works by name, in any case, and by address', async () => {
  for (const name of ['newuser', 'NEWUSER', 'newuser@example.com', ' NewUser@Example.com']) {
    const { code, result } = await signIn(name)
    expect(code).toBe('200')
    expect((await userInfo(result.token)).result.id).toBe(result.id)
  }
})

test.each([
  [{}, '10001'],
  [{ userName: 'a@b', password: 'x' }, '10002'],
  [{ userName: 'x', password: 'x' }, '10003'],
  [{ userName: 'unknown', password: 'x' }, '10009'],
  [{ userName: 'newuser', password: 'Sandbox2' }, '10004'],
  [{ userName: 'newuser' }, '10004'],
])('signing in with %j is refused with %s', async (body, code) => {
  expect(await call('login', body)).toMatchObject({ status: 200, code })
})

test('five wrong passwords lock the account for a quarter of an hour, even to the right one', async () => {
  for (let n = 0; n < 5; n++) expect((await signIn('newuser', `Wrong${n}wrong`)).code).toBe('10004')
  expect(await signIn('newuser')).toMatchObject({ status: 429, code: '11013', retryAfter: '900' })
  expect(await signIn('newuser@example.com')).toMatchObject({ status: 429 })
  minutes(15)
  expect((await signIn('newuser')).code).toBe('200')
})

test('guesses sent side by side do not get around the limit', async () => {
  const guesses = Array.from({ length: 12 }, (_, n) =>
    signIn('newuser', n === 11 ? SAMPLE_PASSWORD : `Guess${n}guess`),
  )
  const answers = await Promise.all(guesses)
  expect(answers.filter(({ code }) => code === '10004')).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('a right password clears earlier mistakes', async () => {
  for (let n = 0; n < 4; n++) await signIn('newuser', 'Wrong1wrong')
  expect((await signIn('newuser')).code).toBe('200')
  for (let n = 0; n < 4; n++) expect((await signIn('newuser', 'Wrong1wrong')).code).toBe('10004')
})

test('a new password ends every session and opens at once', async () => {
  const email = 'newuser@example.com'
  const { token } = (await signIn('newuser')).result
  await call('sendCode', { email, scene: 'reset' })
  const reset = { email, code: codeFor(email), password: 'Lighthouse88' }
  expect(await call('resetUserPwd', reset)).toMatchObject({ code: '20005', result: null })
  expect((await userInfo(token)).status).toBe(401)
  expect((await signIn('newuser')).code).toBe('10004')
  expect((await signIn('newuser', 'Lighthouse88')).code).toBe('200')
})

test.each([
  [{ code: '123456', password: 'Lighthouse88' }, '10001'],
  [{ email: 'x', code: '123456', password: 'Lighthouse88' }, '10002'],
  [{ email: 'unknown@example.com', code: '123456', password: 'Lighthouse88' }, '10009'],
  [{ email: 'newuser@example.com', code: '000000', password: 'Lighthouse88' }, '11001'],
  [{ email: 'newuser@example.com', code: '123456', password: 'weak' }, '10004'],
  [{ email: 'newuser@example.com', code: '123456' }, '10004'],
])('a reset with %j is refused with %s', async (body, code) => {
  const before = world.hash()
  expect((await call('resetUserPwd', body)).code).toBe(code)
  expect(world.hash()).toBe(before)
})

test('sample addresses play their parts: frozen, locked, without demo', async () => {
  const make = (role: string) => register({ userName: `${role}_user`, email: `${role}+x@example.com` })
  await make('frozen')
  expect((await signIn('frozen_user', 'Harbour2026')).code).toBe('10005')
  expect((await signIn('frozen_user', 'Wrong1wrong')).code).toBe('10004')
  const reset = { email: 'frozen+x@example.com', code: '123456', password: 'Lighthouse88' }
  expect((await call('resetUserPwd', reset)).code).toBe('10005')
  const locked = (await make('locked')).result.token
  expect((await userInfo(locked)).result).toMatchObject({ paymentLocked: true, demoEnabled: true })
  const noDemo = (await make('nodemo')).result.token
  expect((await userInfo(noDemo)).result).toMatchObject({ paymentLocked: false, demoEnabled: false })
  const real = (await register({ userName: 'not_sample', email: 'frozen+x@mail.test' })).result.token
  expect((await userInfo(real)).result.status).toBe('ACTIVE')
})

test('Google opens an account on the first visit and the same one later', async () => {
  const visit = (credential: string) => call('loginByGoogle', { credential })
  const first = await visit('sandbox-google:Noor@example.com')
  expect(first.result).toMatchObject({ userName: 'noor', email: 'noor@example.com' })
  expect((await visit('sandbox-google:noor@example.com')).result.id).toBe(first.result.id)
  expect((await visit('sandbox-google:newuser@example.org')).result.userName).toBe('newuser2')
  expect((await signIn('noor', 'Whatever1')).code).toBe('10004')
})

test('a first visit with Google as a frozen user is refused, and opens no account', async () => {
  const before = world.hash()
  const visit = () => call('loginByGoogle', { credential: 'sandbox-google:frozen+g@example.com' })
  expect((await visit()).code).toBe('10005')
  expect((await visit()).code).toBe('10005')
  expect(world.hash()).toBe(before)
})

test.each([
  ['sandbox-google:unverified@example.com', '10002'],
  ['sandbox-google:nonsense', '10002'],
  ['a-real-looking.token', '10002'],
  ['sandbox-google:newuser@example.com', '10007'],
  ['sandbox-google:frozen+g@example.com', '10005'],
])('Google credential %s is refused with %s', async (credential, code) => {
  expect((await call('loginByGoogle', { credential })).code).toBe(code)
})

test('signing out makes this token worthless, and only this one', async () => {
  const one = (await signIn('newuser')).result.token
  const two = (await signIn('newuser')).result.token
  expect(await call('logout', {}, { Authorization: one })).toMatchObject({ code: '200', result: null })
  expect((await userInfo(one)).status).toBe(401)
  expect((await userInfo(two)).status).toBe(200)
  expect(await call('logout', {}, { Authorization: one })).toMatchObject({ status: 401, code: '401' })
  expect((await call('logout', {})).status).toBe(401)
})

test('a frozen user is signed out of everything', async () => {
  const { token, id } = (await signIn('newuser')).result
  world.store.transaction(({ users }) => users.update(id, { status: 'FROZEN' }))
  expect(await userInfo(token)).toMatchObject({ status: 401, code: '401' })
})

test('a user who was removed is not found', async () => {
  const { token, id } = (await signIn('newuser')).result
  world.store.transaction(({ users }) => users.delete(id))
  expect(await userInfo(token)).toMatchObject({ status: 200, code: '10009' })
})

test.each([
  ['userName=free_name', '200'],
  ['email=free@example.com', '200'],
  ['areaCode=%2B49&phone=1512345678', '200'],
  ['', '10001'],
  ['userName=%20', '10001'],
  ['userName=1x', '10003'],
  ['email=x', '10002'],
  ['userName=NEWUSER', '10006'],
  ['areaCode=%2B49&phone=99999', '10006'],
  ['email=newuser@example.com', '10007'],
])('whether %j is free: %s', async (query, code) => {
  const [user] = world.store.read.users.list()
  world.store.transaction(({ users }) => users.update(user?.id ?? '', { areaCode: '+49', phone: '99999' }))
  expect((await call(`checkUserNameOrPhone?${query}`)).code).toBe(code)
})

test.each([
  ['userName=abcd&email=a@example.com', [{ field: 'query', rule: 'exactlyOne' }]],
  ['phone=12345', [{ field: 'areaCode', rule: 'required' }]],
  ['areaCode=%2B49', [{ field: 'phone', rule: 'required' }]],
  ['areaCode=49&phone=12345', [{ field: 'areaCode', rule: 'pattern' }]],
])('asking with %j is no question', async (query, errors) => {
  expect(await call(`checkUserNameOrPhone?${query}`)).toMatchObject({ status: 400, code: '400', errors })
})

test('asking for names is limited to ten a minute', async () => {
  for (let n = 0; n < 10; n++)
    expect((await call('checkUserNameOrPhone?userName=free_name')).code).toBe('200')
  expect(await call('checkUserNameOrPhone?userName=free_name')).toMatchObject({
    status: 429,
    retryAfter: '60',
  })
  minutes(1)
  expect((await call('checkUserNameOrPhone?userName=free_name')).code).toBe('200')
})

test('while the clock of the world is stopped, the answer says that only its advance ends the limit', async () => {
  for (let n = 0; n < 10; n++) await call('checkUserNameOrPhone?userName=free_name')
  expect((await call('checkUserNameOrPhone?userName=free_name')).msg).toBe(
    'Too many requests. The clock of this world is stopped: the limit ends when the clock is advanced by 60 seconds.',
  )
})

test.each([
  [60, '1'],
  [1, '60'],
  [0.5, '120'],
  [0.0001, '86400'],
])(
  'while a second of the world takes 1/%s seconds, a limit of a minute is said to end in %s',
  async (ratio, seconds) => {
    world = await createInsideWorld({ profile: 'newUser', realNow: () => 0 })
    world.clock.run(ratio)
    for (let n = 0; n < 10; n++) await call('checkUserNameOrPhone?userName=free_name')
    expect(await call('checkUserNameOrPhone?userName=free_name')).toMatchObject({
      status: 429,
      retryAfter: seconds,
      msg: 'Too many requests; wait a moment.',
    })
  },
)

test('the same seed and the same calls come to the same state, whatever tokens and hashes were drawn', async () => {
  const play = async () => {
    world = await createInsideWorld({ seed: 11 })
    await call('sendCode', { email: 'mei@example.com', scene: 'register' })
    await register({ code: codeFor('mei@example.com') })
    await signIn('mei_lin', 'Harbour2026')
    minutes(30)
    return world.hash()
  }
  expect(await play()).toBe(await play())
})

test('one address tries 30 names or passwords in a quarter of an hour, whatever names it tries', async () => {
  const answers: string[] = []
  for (let count = 0; count < 31; count++) answers.push((await signIn(`unknown_${count}`)).code)
  expect(answers.slice(0, 30)).toEqual(Array(30).fill('10009'))
  expect(answers[30]).toBe('11013')
  expect((await signIn('newUser')).status).toBe(429)
  minutes(15)
  expect((await signIn('newUser')).code).toBe('200')
})

test('names and passwords that are tried at once do not get around the limit of an address', async () => {
  const codesOf = async (tries: readonly Promise<{ code: string }>[]) => {
    const counts: Record<string, number> = {}
    for (const { code } of await Promise.all(tries)) counts[code] = (counts[code] ?? 0) + 1
    return counts
  }
  const unknown = Array.from({ length: 500 }, (_, count) => signIn(`unknown_${count}`))
  expect(await codesOf(unknown)).toEqual({ '10009': 30, '11013': 470 })
  minutes(15)
  const names = Array.from({ length: 60 }, (_, count) => `user_${count}`)
  for (const userName of names) await register({ userName, email: `${userName}@example.com` })
  expect(await codesOf(names.map((name) => signIn(name, 'Wrong1wrong')))).toEqual({
    '10004': 30,
    '11013': 30,
  })
})

test('one address has 60 codes sent in an hour, whatever mailboxes they go to', async () => {
  const send = (count: number) => call('sendCode', { email: `mei${count}@example.com`, scene: 'register' })
  for (let count = 0; count < 60; count++) expect((await send(count)).code).toBe('200')
  expect(await send(60)).toMatchObject({ code: '11013', status: 429 })
  minutes(60)
  expect((await send(60)).code).toBe('200')
})

const askedForOthers = {
  register: {
    told: () => register({ userName: 'NewUser' }),
    untold: () => register(),
  },
  'register, by the email address': {
    told: () => register({ email: 'newuser@example.com' }),
    untold: () => register(),
  },
  'register, by a wrong code': {
    told: () => register({ code: '000000' }),
    untold: () => register(),
  },
  'sendCode, to register': {
    told: () => call('sendCode', { email: 'newuser@example.com', scene: 'register' }),
    untold: () => call('sendCode', { email: 'mei@example.com', scene: 'register' }),
  },
  'sendCode, to reset': {
    told: (n: number) => call('sendCode', { email: `mei${n}@example.com`, scene: 'reset' }),
    untold: () => call('sendCode', { email: 'newuser@example.com', scene: 'reset' }),
  },
  resetUserPwd: {
    told: (n: number) =>
      call('resetUserPwd', { email: `mei${n}@example.com`, code: '123456', password: 'Lighthouse88' }),
    untold: () =>
      call('resetUserPwd', { email: 'newuser@example.com', code: '123456', password: 'Lighthouse88' }),
  },
}

test.each(Object.entries(askedForOthers))(
  '%s tells who has an account ten times a minute and address, and then nothing',
  async (_, { told, untold }) => {
    const known: string[] = []
    for (let n = 0; n < 10; n++) known.push((await told(n)).code)
    expect(known).not.toContain('11013')
    expect(await told(10)).toMatchObject({ status: 429, code: '11013', retryAfter: '60' })
    expect((await untold()).status).toBe(429)
    minutes(1)
    expect((await told(11)).code).toBe(known[0])
    expect((await untold()).status).toBe(200)
  },
)

test('registrations, codes and new passwords share the limit, and asking at once is no way around it', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => register({ userName: 'NewUser' })),
    ...Array.from({ length: 8 }, () => call('sendCode', { email: 'newuser@example.com', scene: 'register' })),
    ...Array.from({ length: 8 }, () =>
      call('resetUserPwd', { email: 'mei@example.com', code: '123456', password: 'Lighthouse88' }),
    ),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect((await call('checkUserNameOrPhone?userName=mei_lin')).code).toBe('200')
})

test('however many register one after the other from one address, none of them has to wait', async () => {
  for (let n = 0; n < 40; n++) {
    const email = `mei${n}@example.com`
    await call('sendCode', { email, scene: 'register' })
    expect((await register({ userName: `mei_${n}`, email, code: codeFor(email) })).code).toBe('200')
  }
})
