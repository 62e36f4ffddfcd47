import { expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '../../exports/test.ts'
import { sha256 } from '../../security/sha256.ts'
import { useControlPlane } from '../../test/control-plane.ts'

const { world, get, post, call, raw } = useControlPlane()

interface WrittenFile {
  seed: number
  profile: string
  now: string
  checksum: string
  rows: Record<string, unknown[]>
}

const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }

/** A world with a user signed in, who holds a plan. */
const lived = async () => {
  await post('seed', { profile: 'funded' })
  await post('clock/freeze')
  const { token } = (await call('login/login', { userName: 'funded', password: SAMPLE_PASSWORD })).result
  const headers = { Authorization: token, virtually: 'NO', 'Idempotency-Key': '"plan"' }
  expect((await call('order/buySmart', plan, headers)).code).toBe('20004')
  return token as string
}
const file = async () => {
  const { status: _, ...written } = await get('world')
  return written
}

test('a world goes to another place as a file: same state, same future, users signed in', async () => {
  const token = await lived()
  const { hash, now } = await get('state')
  const written = await file()
  await post('clock/advance', { by: 'P40D' })
  const future = (await get('state')).hash

  world.name = `${world.name}-copy`
  await post('reset', { seed: 77, profile: 'empty' })
  expect(await post('world', written)).toMatchObject({ status: 200, hash, now })
  expect(await get('clock')).toMatchObject({ now, auto: null })
  expect((await call('user/getUserInfo', {}, { Authorization: token })).result.userName).toBe('funded')
  expect((await get('invariants')).violations).toEqual([])
  await post('clock/advance', { by: 'P40D' })
  expect((await get('state')).hash).toBe(future)
})

test('a world file carries what is known of attempts: a retry is answered, a cancelled one stays refused', async () => {
  const token = await lived()
  const send = (key: string) =>
    call('order/buySmart', plan, { Authorization: token, virtually: 'NO', 'Idempotency-Key': key })
  const settle = (key: string) =>
    call('user/settleAttempt', { key, operation: 'buySmart' }, { Authorization: token, virtually: 'NO' })
  expect((await settle('lost')).result.state).toBe('CANCELLED')
  const answer = await send('plan')
  const written = await file()
  const { hash } = await get('state')

  world.name = `${world.name}-attempts`
  await post('world', written)
  expect(await send('plan')).toEqual(answer)
  expect((await send('lost')).code).toBe('11021')
  expect((await settle('plan')).result).toMatchObject({ state: 'DONE', answer: { traceId: answer.traceId } })
  expect((await get('state')).hash).toBe(hash)
})

test('the file opens nothing: no password, no code, no token', async () => {
  const token = await lived()
  await call('payment/password/set', { password: '271828', emailCode: '123456' }, { Authorization: token })
  const text = JSON.stringify(await file())
  expect(text).toContain('funded@example.com')
  for (const secret of [token, SAMPLE_PASSWORD, '271828']) expect(text).not.toContain(secret)
})

test.each([
  ['is damaged', { rows: {} }, 'checksum'],
  ['was changed by hand', { seed: 5 }, 'checksum'],
  ['is of another version', { version: 2 }, 'version 1, not 2'],
  ['is something else', { format: 'har' }, 'no world'],
])('a file that %s is refused, and the world is as it was', async (_, change, reason) => {
  await lived()
  const written = await file()
  await post('clock/advance', { by: 'P1D' })
  const { hash } = await get('state')
  expect(await post('world', { ...written, ...change })).toMatchObject({
    status: 400,
    detail: expect.stringContaining(reason),
  })
  expect((await get('state')).hash).toBe(hash)
})

test('an empty body is no world', async () => {
  expect(await post('world')).toMatchObject({ status: 400, detail: expect.stringContaining('no world') })
})

test.each<[string, (file: WrittenFile) => void, string]>([
  [
    'a time that no market reaches',
    (file) => Object.assign(file, { now: '9999-01-01T00:00:00.000Z' }),
    '"now"',
  ],
  ['a seed that is no number', (file) => Object.assign(file, { seed: 'x' }), '"seed"'],
  [
    'money that is in no entry',
    (file) => {
      const [entry] = file.rows.entries as { postings: { amount: string }[] }[]
      const [posting] = entry?.postings ?? []
      if (posting) posting.amount = '\u0000n999999999'
    },
    'invariants are broken',
  ],
  [
    'rows of another shape',
    (file) => Object.assign(file.rows, { users: [{ id: 7 }] }),
    'cannot be brought in',
  ],
])('a file that was made by hand, with %s, is refused', async (_, forge, reason) => {
  await lived()
  const forged: WrittenFile = await file()
  forge(forged)
  const { seed, profile, now, rows } = forged
  forged.checksum = sha256(JSON.stringify([1, seed, profile, now, rows]))
  const { hash } = await get('state')
  expect(await post('world', forged)).toMatchObject({ status: 400, detail: expect.stringContaining(reason) })
  expect((await get('state')).hash).toBe(hash)
})

test('a body of 32 MB of brackets is refused at once', async () => {
  const answer = await raw('__sandbox/world', { method: 'POST', body: '['.repeat(32 * 1_048_576) })
  expect(answer.status).toBe(400)
  expect((await answer.json()).detail).toContain('too deep')
})
