import { expect, test } from 'vitest'
import { scenarios } from '../../gen/scenarios.ts'
import type { Profile } from '../../runtime/profiles.ts'
import { createInsideWorld, startInsideMockServer } from '../../test/inside-world.ts'

const names = Object.keys(scenarios) as Profile[]
const NOW = '2026-01-12T15:20:00.000Z'

/** A user of a world, signed in with the sample password. */
const signIn = async (world: Awaited<ReturnType<typeof createInsideWorld>>, userName: string) => {
  const send = async (path: string, mode: 'real' | 'demo', token: string, json?: unknown) => {
    const headers = { virtually: mode === 'real' ? 'NO' : 'YES', authorization: token }
    return (
      await world.request(path, json === undefined ? { headers } : { method: 'POST', json, headers })
    ).json()
  }
  const { result } = await send('login/login', 'real', '', { userName, password: 'Sandbox1' })
  return {
    info: result,
    get: async (path: string, mode: 'real' | 'demo' = 'real') =>
      (await send(path, mode, result.token)).result,
  }
}

test.each(names)('%s is there, at the time that was asked for, the same each time', async (profile) => {
  const [one, other] = [await createInsideWorld({ profile }), await createInsideWorld({ profile })]
  expect(new Date(one.now()).toISOString()).toBe(NOW)
  expect(one.hash()).toBe(other.hash())
})

test('whales stand on each side of every bound of the savings table', async () => {
  const world = await createInsideWorld({ profile: 'whale' })
  const amounts = []
  for (let n = 1; n <= 10; n++)
    amounts.push((await signIn(world, `whale${String(n).padStart(2, '0')}`)).info.accounts.real.available)
  expect(amounts.slice(0, 4)).toEqual(['499.99', '500.00', '19800.99', '19801.00'])
  expect(amounts.slice(-2)).toEqual(['805400.99', '805401.00'])
})

test('borrower and overdue owe what they owe', async () => {
  const borrower = await signIn(await createInsideWorld({ profile: 'borrower' }), 'borrower')
  expect((await borrower.get('user/listLoanRecord')).list).toMatchObject([
    { status: 'REPAYING', amount: '1000.00', outstanding: '1009.00' },
  ])
  const overdue = await signIn(await createInsideWorld({ profile: 'overdue' }), 'overdue')
  expect((await overdue.get('user/listLoanRecord')).list).toMatchObject([{ status: 'OVERDUE' }])
})

test('trader has open and closed orders in both accounts, and plans', async () => {
  const trader = await signIn(await createInsideWorld({ profile: 'trader' }), 'trader')
  expect((await trader.get('order/listOrder?status=OPEN')).list).toHaveLength(1)
  expect((await trader.get('order/listOrder?status=OPEN', 'demo')).list).toHaveLength(1)
  expect((await trader.get('order/listSmartOrder')).list).toMatchObject([
    { amount: '500.00', status: 'COMPLETED' },
    { amount: '5000.00', status: 'IN_PROGRESS' },
  ])
  expect((await trader.get('order/listOptionsOrder', 'demo')).list).toHaveLength(2)
})

test('charity leads one auction and has won another', async () => {
  const charity = await signIn(await createInsideWorld({ profile: 'charity' }), 'charity')
  expect((await charity.get('user/listNft')).list).toHaveLength(2)
})

test('long lists have 250 rows', async () => {
  const longLists = await signIn(await createInsideWorld({ profile: 'longLists' }), 'longlists')
  expect((await longLists.get('order/listOrder?pageSize=1', 'demo')).total).toBe(250)
})

test('locked and frozen users are that', async () => {
  const locked = await signIn(await createInsideWorld({ profile: 'locked' }), 'locked')
  expect(locked.info.paymentLocked).toBe(true)
  const world = await createInsideWorld({ profile: 'frozen' })
  const json = { userName: 'frozen', password: 'Sandbox1' }
  expect((await (await world.request('login/login', { method: 'POST', json })).json()).code).toBe('10005')
})

const JOURNEYS = [
  'planToMaturity',
  'borrowAndRepay',
  'depositAndWithdraw',
  'tradeAndClose',
  'inviteAndReward',
]

test('there is a file for every profile that the domain names, for each journey and for npm start', () => {
  const named =
    'empty, visitor, newUser, funded, whale, borrower, overdue, trader, charity, locked, frozen, longLists'
  expect([...names].sort()).toEqual([...named.split(', '), ...JOURNEYS, 'sampleUsers'].sort())
})

test.each(JOURNEYS)('the journey %s holds what it expects of its steps', (journey) => {
  const { steps } = scenarios[journey as Profile]
  expect(steps.filter((step) => 'expect' in step)).not.toEqual([])
})

test('a scenario that comes to another end than it expects says where', async () => {
  const expectation = { 'accounts.real.available': '1.00' }
  const steps = [{ register: 'mine' }, { as: 'mine', call: 'POST user/getUserInfo', expect: expectation }]
  await expect(createInsideWorld({ profile: { about: 'Mine.', steps } })).rejects.toThrow(
    'step 2: "accounts.real.available" was to be "1.00" and is "0.00".',
  )
})

test('every text of every step takes the count of its repetition and what earlier steps kept', async () => {
  const steps = [
    { register: 'first' },
    { as: 'first', call: 'POST user/getUserInfo', keep: { host: 'userName' } },
    {
      repeat: 2,
      steps: [
        { register: 'user{n}', email: 'mail{n}@example.org', invitedBy: '{host}' },
        { repeat: 3, steps: [{ as: '{host}', call: 'GET index/getMarketInfo/{n}' }] },
        { as: 'user{n}', upload: 'avatar', keep: { picture: 'fileId' } },
        { as: 'user{n}', call: 'POST user/updateProfile', body: { avatarId: '{picture}' } },
        { control: 'fund', body: { userId: '{user{n}.id}', mode: 'real', amount: '{n}00.00' } },
      ],
    },
  ]
  const world = await createInsideWorld({ profile: { about: 'Mine.', steps } })
  const { users } = world.store.read
  const host = users.findBy('userName', 'first')
  for (const n of [1, 2]) {
    const { info } = await signIn(world, `user${n}`)
    expect(info).toMatchObject({
      email: `mail${n}@example.org`,
      accounts: { real: { available: `${n}00.00` } },
    })
    expect(info.avatarUrl).toBeTruthy()
    expect(users.findBy('userName', `user${n}`)?.invitedBy).toBe(host?.id)
  }
})

test('outside of a repetition there is nothing to count', async () => {
  const steps = [
    { register: 'first' },
    { repeat: 2, steps: [{ as: 'first', call: 'POST user/getUserInfo' }] },
    { register: 'user{n}' },
  ]
  await expect(createInsideWorld({ profile: { about: 'Mine.', steps } })).rejects.toThrow(
    'step 3: No earlier step kept "{n}".',
  )
})

test.each([
  [[], 'it has to be a JSON object'],
  [{ about: 'Mine.' }, '"steps" has to be a list'],
  [{ about: 'Mine.', steps: [], begin: 'P1D' }, 'there is no field "begin"'],
  [{ about: 'Mine.', begins: '10 days', steps: [] }, '"begins" has to be a duration such as P10D'],
  [{ about: 'Mine.', steps: [{}] }, 'step 1 has to have one of the fields register, control, call'],
  [{ about: 'Mine.', steps: [{ register: 'a', call: 'GET b' }] }, 'step 1 has to have one of the fields'],
  [{ about: 'Mine.', steps: [{ call: 'buySmart' }] }, 'step 1: "call" has to be a method and a path'],
  [
    { about: 'Mine.', steps: [{ register: 'a' }, { repeat: 2, steps: [{ control: 'fund', bdy: {} }] }] },
    'step 2.1: there is no field "bdy"',
  ],
])('what is no scenario is refused: %j', async (profile, finding) => {
  await expect(createInsideWorld({ profile })).rejects.toThrow(finding)
})

test('adding users whose step is refused changes nothing and loses nothing that others do meanwhile', async () => {
  const steps = [{ register: 'mine' }, { repeat: 2, steps: [{ control: 'fund', body: {} }] }]
  const mockServer = await startInsideMockServer({ scenarios: { mine: { about: 'Mine.', steps } } })
  const post = async (path: string, body: object) => {
    const headers = { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' }
    const answer = await fetch(`${mockServer.url}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, ...(await answer.json()) }
  }
  const actor = { userName: 'newcomer', email: 'newcomer@example.com', code: '123456', password: 'Sandbox1' }
  const before = mockServer.world.hash()
  const refused = await post('__sandbox/seed', { profile: 'mine' })
  expect(refused).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Profile "mine", step 2.1: fund'),
  })
  expect(mockServer.world.hash()).toBe(before)
  expect(await post('__sandbox/reset', { profile: 'mine' })).toMatchObject({ status: 409 })
  expect(mockServer.world.hash()).toBe(before)

  const [seeded, registered] = await Promise.all([
    post('__sandbox/seed', { profile: 'newUser' }),
    post('swx/customer/login/register', actor),
    post('__sandbox/seed', { profile: 'mine' }),
  ])
  expect(seeded).toMatchObject({ status: 200, users: ['newuser'] })
  expect(registered.code).toBe('200')
  expect([...mockServer.world.store.read.users.list()].map(({ userName }) => userName).sort()).toEqual([
    'newcomer',
    'newuser',
  ])
  await mockServer.close()
})

test('adding users with a past says from when to when the clock moved', async () => {
  const mockServer = await startInsideMockServer()
  const headers = { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ profile: 'trader' })
  const answer = await fetch(`${mockServer.url}/__sandbox/seed`, { method: 'POST', headers, body })
  expect(await answer.json()).toEqual({
    profile: 'trader',
    users: ['trader'],
    from: NOW,
    to: '2026-01-22T15:20:00.000Z',
  })
  await mockServer.close()
})

test('sampleUsers has one user of each kind, each with what the profile of its name has', async () => {
  const world = await createInsideWorld({ profile: 'sampleUsers' })
  const users = ['newuser', 'funded', 'trader', 'borrower', 'overdue', 'locked', 'charity']
  const availables = []
  for (const userName of users) availables.push((await signIn(world, userName)).info.accounts.real.available)
  expect(availables[0]).toBe('0.00')
  expect(availables[1]).toBe('25000.00')
  expect((await signIn(world, 'locked')).info.paymentLocked).toBe(true)
  expect((await (await signIn(world, 'trader')).get('order/listOrder?status=OPEN')).list).toHaveLength(1)
  expect((await (await signIn(world, 'borrower')).get('user/listLoanRecord')).list).toMatchObject([
    { status: 'REPAYING', outstanding: '1009.00' },
  ])
  expect((await (await signIn(world, 'overdue')).get('user/listLoanRecord')).list).toMatchObject([
    { status: 'OVERDUE' },
  ])
  expect((await (await signIn(world, 'charity')).get('user/listNft')).list).toHaveLength(2)
})
