import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'
import { SAMPLE_PASSWORD } from '../../test/inside-world.ts'

const { world, send, raw, get, post, call } = useControlPlane()
const price = async (id: string) => (await send(`swx/customer/index/getMarketInfo/${id}`)).result

test('shows and moves the clock: by a length, to a time, forward only', async () => {
  expect(await get('clock')).toMatchObject({ now: '2026-01-12T15:20:00.000Z', status: 'ready', auto: null })
  expect(await post('clock/advance', { by: 'P1DT2H30M5.5S' })).toMatchObject({
    from: '2026-01-12T15:20:00.000Z',
    to: '2026-01-13T17:50:05.500Z',
    status: 'ready',
    events: {
      counts: { dayClose: 1 },
      first: expect.arrayContaining([
        { kind: 'dayClose', ref: '2026-01-12', at: '2026-01-13T00:00:00.000Z' },
      ]),
    },
  })
  expect((await post('clock/advance', { to: '2026-02-01T00:00:00Z' })).to).toBe('2026-02-01T00:00:00.000Z')
  expect(await post('clock/advance', { to: '2026-01-01T00:00:00Z' })).toMatchObject({
    status: 409,
    error: 'conflict',
  })
  expect((await get('clock')).now).toBe('2026-02-01T00:00:00.000Z')
})

test('everything due on the way happens, in order of time', async () => {
  await call('login/sendCode', { email: 'mei@example.com', scene: 'register' })
  await post('clock/advance', { by: 'PT5M' })
  await call('login/sendCode', { email: 'noor@example.com', scene: 'register' })
  const { events } = await post('clock/advance', { by: 'PT1H' })
  expect(events).toEqual({
    counts: { codeExpired: 2 },
    first: [
      { kind: 'codeExpired', ref: 'register mei@example.com', at: '2026-01-12T15:30:00.000Z' },
      { kind: 'codeExpired', ref: 'register noor@example.com', at: '2026-01-12T15:35:00.000Z' },
    ],
  })
})

test('moving on in two steps comes to the same state as in one', async () => {
  const play = async (name: string, steps: string[]) => {
    world.name = name
    await call('login/sendCode', { email: 'mei@example.com', scene: 'register' })
    for (const by of steps) await post('clock/advance', { by })
    return (await get('state')).hash
  }
  expect(await play('split', ['PT9M', 'PT3M', 'P3D'])).toBe(await play('whole', ['P3DT12M']))
})

test('lets time run at a ratio and stops it', async () => {
  expect(await post('clock/auto', { ratio: 3600 })).toMatchObject({ auto: { ratio: 3600 } })
  expect(await post('clock/freeze')).toMatchObject({ auto: null })
  for (const ratio of [0, -1, 1e9, '1']) expect((await post('clock/auto', { ratio })).status).toBe(400)
})

test.each([
  ['clock/advance', {}],
  ['clock/advance', { by: 'PT1M', to: '2026-02-01T00:00:00Z' }],
  ['clock/advance', { by: '1 day' }],
  ['clock/advance', { by: 'P' }],
  ['clock/advance', { by: 'P2001D' }],
  ['clock/advance', { to: 'tomorrow' }],
  ['clock/advance', { by: 5 }],
  ['clock/advance', []],
  ['reset', { seed: 1.5 }],
  ['reset', { profile: 'nothing' }],
  ['seed', { profile: 'nothing' }],
  ['market/EURUSD/price', {}],
  ['market/EURUSD/price', { price: 0 }],
  ['market/EURUSD/price', { price: 1.000001 }],
  ['market/EURUSD/price', { price: '1.1' }],
  ['market/EURUSD/price', { price: 10_000_000.01 }],
  ['market/EURUSD/price', { price: 1e308 }],
  ['market/EURUSD/price', { path: [1.1, 1e15] }],
  ['market/EURUSD/price', { path: [] }],
])('%s with %j is refused and changes nothing', async (path, body) => {
  const { hash } = await get('state')
  expect(await post(path, body)).toEqual({ status: 400, error: 'invalid', detail: expect.any(String) })
  expect((await get('state')).hash).toBe(hash)
})

test('what is not there is 404, what is there with another method 405, and a body that is no JSON 400', async () => {
  expect(await get('nothing')).toMatchObject({ status: 404, error: 'notFound' })
  expect(await post('market/NOTHING/halt')).toMatchObject({ status: 404 })
  expect(await post('401/unknown', { shape: 'http' })).toMatchObject({ status: 404 })
  expect(await get('clock/advance')).toMatchObject({ status: 405, detail: 'This call is POST.' })
  expect(await send('__sandbox/reset', { method: 'POST', body: '{' })).toMatchObject({ status: 400 })
})

test('a clock that runs can be moved on by nothing, and an address that is none is refused', async () => {
  for (let count = 0; count < 200; count++) {
    await post('clock/auto')
    expect((await post('clock/advance', { by: 'PT0S' })).status).toBe('ready')
  }
  expect(await get('mailbox?email=%00')).toMatchObject({ status: 400, error: 'invalid' })
})

test('the mailbox shows what was sent, newest first, to all or to one', async () => {
  await call('login/sendCode', { email: 'mei@example.com', scene: 'register' })
  await post('clock/advance', { by: 'PT1M' })
  await call('login/sendCode', { email: 'noor@example.com', scene: 'security' })
  const { messages } = await get('mailbox')
  expect(messages.map(({ to }: { to: string }) => to)).toEqual(['noor@example.com', 'mei@example.com'])
  const [mine, ...others] = (await get('mailbox?email=MEI@example.com')).messages
  expect(others).toEqual([])
  expect(mine).toMatchObject({ subject: 'Your sign-up code', code: expect.stringMatching(/^\d{6}$/) })
  expect(mine.text).toContain(mine.code)
})

test.each([
  ['http', 401],
  ['body', 200],
])('a session can be made to expire in the shape %s, once', async (shape, status) => {
  await post('seed', { profile: 'newUser' })
  const { token, id } = (await call('login/login', { userName: 'newuser', password: SAMPLE_PASSWORD })).result
  expect(await post(`401/${id}`, { shape })).toMatchObject({ userId: id, shape, sessions: 1 })
  const Authorization = token
  expect(await call('user/getUserInfo', {}, { Authorization })).toMatchObject({ status, code: '401' })
  expect(await call('user/getUserInfo', {}, { Authorization })).toMatchObject({ status: 401, code: '401' })
})

test('a price that is set counts for lists, candles and changes, then moves on; a halt stops trading', async () => {
  const set = await post('market/BTC/price', { price: 60_000.5 })
  expect(set).toMatchObject({ code: 'BTC', price: 60_000.5, session: 'OPEN' })
  expect((await price('54')).price).toBe(60_000.5)
  const candles = await send('swx/customer/index/getKValueByCodeAndDate?code=BTC&date=2026-01-12&limit=1')
  expect(candles.result[0].c).toBe(60_000.5)
  expect(await post('market/BTC/halt')).toMatchObject({ session: 'HALTED' })
  expect(await price('54')).toMatchObject({ session: 'HALTED', tradable: false })
  expect(await post('market/BTC/resume')).toMatchObject({ session: 'OPEN' })
})

test('prices can come from another seed, stand still, and be the usual ones again', async () => {
  const usual = async () => (await price('54')).price
  const advance = () => post('clock/advance', { by: 'PT1H' })
  await advance()
  const first = await usual()
  expect(await post('market/BTC/feed', { mode: 'frozen' })).toMatchObject({ code: 'BTC', price: first })
  await advance()
  expect(await usual()).toBe(first)
  await post('market/BTC/feed', { mode: 'random', seed: 7 })
  await advance()
  const other = await usual()
  expect(other).not.toBe(first)
  await post('market/BTC/feed', { mode: 'replay' })
  const again = await usual()
  expect(again).not.toBe(other)
  const before = world.name
  world.name = `${before}-untouched`
  await post('clock/advance', { by: 'PT3H' })
  expect(await usual()).toBe(again)
  world.name = before
  expect(await post('market/BTC/feed', { mode: 'made-up' })).toMatchObject({ error: 'invalid' })
  expect(await post('market/BTC/feed', { mode: 'random', seed: -1 })).toMatchObject({ error: 'invalid' })
  expect(await post('market/NOTHING/feed', { mode: 'replay' })).toMatchObject({ error: 'notFound' })
})

test('a reset starts over with a seed and a profile, and the same ones come to the same state', async () => {
  await call('login/sendCode', { email: 'mei@example.com', scene: 'register' })
  await post('market/EURUSD/halt')
  const first = await post('reset', { seed: 9, profile: 'newUser' })
  expect(await get('state')).toMatchObject({
    hash: first.hash,
    counts: { users: 1, sessions: 0, overrides: 0 },
  })
  expect((await post('reset', { seed: 9, profile: 'newUser' })).hash).toBe(first.hash)
  expect((await post('reset', { seed: 10, profile: 'newUser' })).hash).not.toBe(first.hash)
  expect(await post('seed', { profile: 'newUser' })).toMatchObject({ status: 409, error: 'conflict' })
})

test('a reset keeps users signed in where it is asked to, if the fresh world has them', async () => {
  await post('reset', { profile: 'funded' })
  const signIn = async (userName: string) =>
    (await call('login/login', { userName, password: SAMPLE_PASSWORD })).result.token
  const token = await signIn('funded')
  await post('seed', { profile: 'newUser' })
  const other = await signIn('newuser')
  const isSignedIn = async (Authorization: string) =>
    (await call('user/getUserInfo', {}, { Authorization })).code === '200'
  await post('clock/advance', { by: 'P3D' })
  await post('reset', { profile: 'funded', keepTokens: true })
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
  expect((await get('clock')).now).toBe('2026-01-12T15:20:00.000Z')
  await post('reset', { profile: 'funded', keepTokens: false })
  expect(await isSignedIn(token)).toBe(false)
  expect(await post('reset', { keepTokens: 'yes' })).toMatchObject({ status: 400 })
})

test('the journal lists customer and control calls, without anything secret', async () => {
  await call('login/login', { userName: 'unknown', password: 'Secret99' })
  await post('clock/freeze')
  const { entries } = await get('journal')
  expect(entries).toMatchObject([
    {
      kind: 'customer',
      method: 'POST',
      path: '/swx/customer/login/login',
      operation: 'login',
      status: 200,
      code: '10009',
    },
    { kind: 'control', method: 'POST', path: '/__sandbox/clock/freeze', status: 200 },
  ])
  expect(JSON.stringify(entries)).not.toContain('Secret99')
  expect((await get(`journal?since=${entries[0].seq}`)).entries[0].path).toBe('/__sandbox/clock/freeze')
  expect((await get('journal?since=x')).status).toBe(400)
})

test('worlds are made when they are named, listed and dropped; main stays', async () => {
  await get('clock')
  expect((await get('worlds')).worlds).toEqual(expect.arrayContaining(['main', world.name]))
  const drop = (name: string) =>
    send(`__sandbox/worlds/${name}`, { method: 'DELETE', headers: { 'X-Sandbox-World': 'main' } })
  expect(await drop(world.name)).toMatchObject({ dropped: world.name })
  expect(await drop(world.name)).toMatchObject({ status: 404 })
  expect(await drop('main')).toMatchObject({ status: 409 })
})

test('a world is made under the name that the call itself is for, and the list says when it ends', async () => {
  expect(await post('worlds', { name: world.name, profile: 'funded' })).toMatchObject({ status: 200 })
  expect((await get('users')).users[0].userName).toBe('funded')
  const { uses } = await get('worlds')
  const use = uses.find(({ name }: { name: string }) => name === world.name)
  expect(Date.parse(use.endsAt) - Date.parse(use.usedAt)).toBe(7 * 86_400_000)
  expect(uses[0].endsAt).toBeUndefined()
})

test('a call to the customer API that misspells a world is told which there are, and makes none', async () => {
  await get('clock')
  const misspelt = await raw('swx/customer/index/listMarketByType?type=2', {
    headers: { 'X-Sandbox-World': `${world.name}x`, 'X-Sandbox-Key': '' },
  })
  expect(misspelt.status).toBe(404)
  expect((await misspelt.json()).msg).toContain(world.name)
  expect((await get('worlds')).worlds).not.toContain(`${world.name}x`)
})

test('instruments are listed with what they stand at, and a price that was set is among them', async () => {
  await post('market/BTC/price', { price: 61_000, after: 'hold' })
  const { instruments } = await get('market')
  expect(instruments.length).toBeGreaterThan(300)
  expect(instruments.find(({ code }: { code: string }) => code === 'BTC')).toMatchObject({
    name: 'Bitcoin',
    type: 2,
    price: 61_000,
    session: 'OPEN',
  })
})

test('what a user owes is told apart from what is free', async () => {
  await post('seed', { profile: 'borrower' })
  const { users } = await get('users?search=borrower')
  const { available, owed, equity } = users[0].real
  expect(Number(owed)).toBeGreaterThan(0)
  expect(Number(available) - Number(owed)).toBeCloseTo(Number(equity), 2)
})
