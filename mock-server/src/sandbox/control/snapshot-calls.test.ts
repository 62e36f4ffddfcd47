import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

const { world, get, post, call, send } = useControlPlane()

const stateNow = async () => (await get('state')).hash

test('goes back to a snapshot and on from there, with the clock standing, as often as one likes', async () => {
  await post('seed', { profile: 'newUser' })
  await post('clock/freeze')
  const before = await post('snapshot', { name: 'before' })
  expect(before.hash).toBe(await stateNow())
  await post('clock/advance', { by: 'P40D' })
  const after = await stateNow()
  for (let time = 0; time < 2; time++) {
    expect(await post('restore', { name: 'before' })).toMatchObject({ status: 200, hash: before.hash })
    expect(await get('clock')).toMatchObject({ now: before.now, auto: null })
    await post('clock/advance', { by: 'P40D' })
    expect(await stateNow()).toBe(after)
  }
})

test('under a running clock, too, going back brings the hash and the time that the snapshot answered', async () => {
  await post('seed', { profile: 'newUser' })
  await post('clock/auto', { ratio: 1_000 })
  const taken = await post('snapshot', { name: 'running' })
  const restored = await post('restore', { name: 'running' })
  expect(restored).toEqual(taken)
  expect(await get('state')).toEqual(taken)
})

test('a session that was opened after the snapshot is gone after going back, one from before is not', async () => {
  await post('seed', { profile: 'newUser' })
  const signIn = async () =>
    (await call('login/login', { userName: 'newuser', password: 'Sandbox1' })).result.token as string
  const isOpen = async (token: string) =>
    (await call('user/getUserInfo', {}, { Authorization: token })).code === '200'
  const early = await signIn()
  await post('snapshot', { name: 's' })
  const late = await signIn()
  await post('restore', { name: 's' })
  expect([await isOpen(early), await isOpen(late)]).toEqual([true, false])
})

test('going back over a reset brings the seed and the catalogue of that time back', async () => {
  await post('clock/freeze')
  const { hash } = await post('snapshot', { name: 'first' })
  const prices = async () => (await send('swx/customer/index/listMarketByType?type=2')).result
  const then = await prices()
  await post('reset', { seed: 99, profile: 'empty' })
  expect(await prices()).toEqual([])
  expect((await post('restore', { name: 'first' })).hash).toBe(hash)
  expect(await prices()).toEqual(then)
})

test('makes worlds from a profile, from another world, and from a snapshot', async () => {
  await post('seed', { profile: 'newUser' })
  await post('clock/freeze')
  const { hash } = await post('snapshot', { name: 'early' })
  await post('clock/advance', { by: 'P2D' })
  const { name } = world
  expect(await post('worlds', { name: `${name}-a`, snapshot: 'early' })).toMatchObject({ status: 200, hash })
  const copied = await post('worlds', { name: `${name}-b`, world: name })
  expect(copied).toMatchObject({ status: 200, hash: await stateNow() })
  expect(await post('worlds', { name: `${name}-c`, profile: 'empty' })).toMatchObject({ status: 200 })
  expect((await get('worlds')).worlds).toEqual(
    expect.arrayContaining([`${name}-a`, `${name}-b`, `${name}-c`]),
  )
})

test.each([
  [404, 'restore', { name: 'never' }],
  [400, 'snapshot', { name: ' ' }],
  [400, 'snapshot', {}],
  [400, 'worlds', { name: '../x' }],
  [400, 'worlds', { name: 'w', profile: 'empty', world: 'main' }],
  [404, 'worlds', { name: 'w-none', world: 'not-there' }],
  [404, 'worlds', { name: 'w-none', snapshot: 'never' }],
  [409, 'worlds', { name: 'main' }],
])('answers %i to %s %j and changes nothing', async (status, path, body) => {
  const hash = await stateNow()
  expect((await post(path, body)).status).toBe(status)
  expect(await stateNow()).toBe(hash)
})

test('says whether the books hold what they promise', async () => {
  await post('seed', { profile: 'newUser' })
  expect(await get('invariants')).toMatchObject({ status: 200, ok: true, violations: [] })
  expect((await send('__sandbox/invariants', { headers: { 'X-Sandbox-Key': 'wrong' } })).status).toBe(401)
})

test('snapshots are listed with their time, the latest one first; taking one again makes it the latest', async () => {
  expect((await get('snapshots')).snapshots).toEqual([])
  await post('clock/freeze')
  const { now } = await post('snapshot', { name: 'early' })
  await post('clock/advance', { by: 'P1D' })
  const late = await post('snapshot', { name: 'late' })
  expect((await get('snapshots')).snapshots).toEqual([
    { name: 'late', at: late.now },
    { name: 'early', at: now },
  ])
  await post('snapshot', { name: 'early' })
  expect((await get('snapshots')).snapshots.map(({ name }: { name: string }) => name)).toEqual([
    'early',
    'late',
  ])
})

test.each(['a\u0000', 'line\nbreak', '\ud800', 'half \udc00'])(
  'a name that a database cannot keep as it is, %j, is refused, and the world goes on',
  async (name) => {
    expect(await post('snapshot', { name })).toMatchObject({ status: 400, error: 'invalid' })
    expect((await get('snapshots')).snapshots.map((one: { name: string }) => one.name)).not.toContain(name)
    expect(await post('snapshot', { name: '午前 👩‍🚀' })).toMatchObject({ status: 200 })
    expect(await post('restore', { name: '午前 👩‍🚀' })).toMatchObject({ status: 200 })
  },
)
