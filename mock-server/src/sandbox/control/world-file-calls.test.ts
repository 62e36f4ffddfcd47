import { expect, test } from 'vitest'
import { sha256 } from '../../security/sha256.ts'
import { useControlPlane } from '../../test/control-plane.ts'
import { SAMPLE_PASSWORD } from '../../test/inside-world.ts'

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

test('a world goes to another place as a file: same state, same future, and nobody is signed in', async () => {
  const token = await lived()
  const signedIn = await file()
  await call('login/logout', {}, { Authorization: token })
  const { hash, now } = await get('state')
  const written = await file()
  expect(written).toEqual(signedIn)
  await post('clock/advance', { by: 'P40D' })
  const future = (await get('state')).hash

  world.name = `${world.name}-copy`
  await post('reset', { seed: 77, profile: 'empty' })
  expect(await post('world', written)).toMatchObject({ status: 200, hash, now })
  expect(await get('clock')).toMatchObject({ now, auto: null })
  expect((await get('state')).hash).toBe(hash)
  expect((await call('user/getUserInfo', {}, { Authorization: token })).status).toBe(401)
  expect((await get('invariants')).violations).toEqual([])
  await post('clock/advance', { by: 'P40D' })
  expect((await get('state')).hash).toBe(future)
})

test('a file brings no session, no answer of an attempt and no count of log-ins, not even one that was made by hand', async () => {
  const token = await lived()
  const forged = await file()
  const userId = (forged.rows.users as { id: string }[])[0]?.id
  const now = Date.parse(forged.now)
  const session = { id: 's-9', tokenHash: sha256('a token of my own'), userId, createdAt: now }
  forged.rows.sessions = [session]
  forged.rows.sessionUses = [{ sessionId: 's-9', at: now }]
  forged.rows.rates = [{ key: 'login funded', events: Array(9).fill(now) }]
  forged.rows.keptAnswers = [
    { id: 'x', userId, at: now, fingerprint: 'y', status: 200, code: '200', envelope: '{}' },
  ]
  forged.rows.keySalt = [{ id: 'key', value: 'known' }]
  expect(await post('world', sealed(forged))).toMatchObject({ status: 200 })

  for (const one of ['a token of my own', token])
    expect((await call('user/getUserInfo', {}, { Authorization: one })).status).toBe(401)
  const counts = (await get('state')).counts
  expect(counts).toMatchObject({
    users: 1,
    sessions: 0,
    sessionUses: 0,
    rates: 0,
    keptAnswers: 0,
    keySalt: 1,
  })
  expect((await call('login/login', { userName: 'funded', password: SAMPLE_PASSWORD })).code).toBe('200')
  expect(JSON.stringify(await file())).not.toMatch(/tokenHash|sessions|keySalt/)
})

/** A file as anyone can make it: the checksum needs no key. */
const sealed = (forged: WrittenFile): WrittenFile => {
  const { seed, profile, now, rows } = forged
  return { ...forged, checksum: sha256(JSON.stringify([1, seed, profile, now, rows])) }
}

test('the file opens nothing: no password, no code, no token', async () => {
  const token = await lived()
  await call('payment/password/set', { password: '271828', emailCode: '123456' }, { Authorization: token })
  const text = JSON.stringify(await file())
  expect(text).toContain('funded@example.com')
  for (const secret of [token, SAMPLE_PASSWORD, '271828']) expect(text).not.toContain(secret)
})

test.each([
  ['is damaged', { checksum: '0' }, 'checksum'],
  ['has lost its rows', { rows: {} }, 'it has no table'],
  ['was changed by hand', { seed: 5 }, 'checksum'],
  [
    'is of another version',
    { version: 0 },
    'its version is 0, and this mock server reads version 1: bring it in with',
  ],
  ['has no version', { version: undefined }, 'its version is missing'],
  ['names its version as a text', { version: '1' }, 'its version is "1"'],
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

type Row = Record<string, unknown>
const first = (file: WrittenFile, table: string): Row => (file.rows[table] as Row[])[0] as Row
const rowsOf = (count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index))

test.each<[string, (file: WrittenFile) => void, string]>([
  [
    'a time that no market reaches',
    (file) => Object.assign(file, { now: '9999-01-01T00:00:00.000Z' }),
    '"now"',
  ],
  ['a time that is none', (file) => Object.assign(file, { now: 7 }), '"now"'],
  [
    'a time its events are long due by',
    (file) => Object.assign(file, { now: '2027-01-01T00:00:00.000Z' }),
    'planned in it for a time that has passed',
  ],
  [
    'a past of a hundred years',
    (file) => {
      Object.assign(file, { now: '2099-01-01T00:00:00.000Z' })
      for (const event of file.rows.due as Row[]) event.at = Date.UTC(2099, 5)
    },
    'of the 30 years before its "now"',
  ],
  ['a seed that is no number', (file) => Object.assign(file, { seed: 'x' }), '"seed"'],
  ['a profile with markup', (file) => Object.assign(file, { profile: '<b>x' }), '"profile"'],
  ['a profile of every object', (file) => Object.assign(file, { profile: '__proto__' }), '"profile"'],
  ['rows that are no lists', (file) => Object.assign(file, { rows: [] }), '"rows"'],
  ['a table less', (file) => delete file.rows.kycs, 'it has no table "kycs"'],
  ['a table more', (file) => Object.assign(file.rows, { extras: [] }), 'knows no table "extras"'],
  [
    'a table that is no list',
    (file) => Object.assign(file.rows, { users: { length: 1 } }),
    '"users" is no list',
  ],
  [
    'rows of another shape',
    (file) => Object.assign(file.rows, { users: [{ id: 7 }] }),
    'row 1 of its table "users": "id" is not as this version writes it',
  ],
  [
    'rows that are none',
    (file) => Object.assign(file.rows, { users: [null] }),
    'row 1 of its table "users": it is not',
  ],
  [
    'a status of its own',
    (file) => Object.assign(first(file, 'users'), { kycStatus: 'GOD' }),
    '"kycStatus" is not',
  ],
  [
    'a user name of a million signs',
    (file) => Object.assign(first(file, 'users'), { userName: 'a'.repeat(1e6) }),
    '"userName" is not',
  ],
  [
    'a user name with markup',
    (file) => Object.assign(first(file, 'users'), { userName: '<img src=x>' }),
    '"userName" is not',
  ],
  [
    'a field that no user has',
    (file) => Object.assign(first(file, 'users'), { isAdmin: true }),
    'has a field "isAdmin" that this version does not know',
  ],
  [
    'a password that takes days to check',
    (file) => Object.assign(first(file, 'users').password as Row, { iterations: 1e9 }),
    '"password.iterations" is not',
  ],
  [
    'an amount of a million digits',
    (file) => Object.assign(first(file, 'balances'), { amount: `\u0000n${'9'.repeat(1e6)}` }),
    '"amount" is not',
  ],
  [
    'an amount that is a word',
    (file) => Object.assign(first(file, 'balances'), { amount: '\u0000nmuch' }),
    '"amount" is not',
  ],
  [
    'more events than a world plans',
    (file) =>
      Object.assign(file.rows, {
        due: rowsOf(20_001, (n) => ({ id: `d${n}`, at: Date.UTC(2027, 0), kind: 'codeExpired', ref: 'x' })),
      }),
    'at most 20000 are taken',
  ],
  [
    'more rows than a file may have',
    (file) =>
      Object.assign(file.rows, {
        notifications: rowsOf(60_000, () => ({})),
        incomes: rowsOf(60_000, () => ({})),
      }),
    'at most 100000 are taken',
  ],
  ['two rows of one key', (file) => void file.rows.users?.push(first(file, 'users')), 'already has key'],
  [
    'money that is in no entry',
    (file) => {
      const [posting] = first(file, 'entries').postings as Row[]
      if (posting) posting.amount = '\u0000n999999999'
    },
    'invariants are broken',
  ],
])('a file that was made by hand, with %s, is refused', async (_, forge, reason) => {
  await lived()
  const forged: WrittenFile = await file()
  forge(forged)
  const { hash } = await get('state')
  const { status, detail } = await post('world', sealed(forged))
  expect(detail).toContain(reason)
  expect(detail.length).toBeLessThan(400)
  expect(status).toBe(400)
  expect((await get('state')).hash).toBe(hash)
})

test('whatever is put in the place of a value, the answer says what is wrong, and nothing comes of it', async () => {
  await lived()
  const written = await file()
  const { hash } = await post('world', written)
  const odd: unknown[] = [
    null,
    [],
    {},
    '',
    '\u0000',
    '\u0000n',
    '\u0000n1.5',
    '__proto__',
    -1,
    1.5,
    1e308,
    true,
    'x'.repeat(100_000),
  ]
  for (const [table, rows] of Object.entries(written.rows as Record<string, Row[]>)) {
    for (const [index, name] of Object.keys(rows[0] ?? {}).entries()) {
      const [row, ...others] = structuredClone(rows)
      const value = odd[index % odd.length]
      const forged = {
        ...written,
        rows: { ...written.rows, [table]: [{ ...row, [name]: value }, ...others] },
      }
      const { status, detail } = await post('world', sealed(forged))
      // Some of these are values that could have been there, such as an empty text.
      if (status === 200) await post('world', written)
      else expect(detail).not.toMatch(/undefined|Cannot|TypeError|object Object/)
      expect([200, 400]).toContain(status)
      expect((await get('state')).hash).toBe(hash)
    }
  }
})

test('while a large world is brought in, other worlds are served', async () => {
  await lived()
  const written = await file()
  const { id: userId } = first(written, 'users')
  written.rows.notifications = rowsOf(30_000, (n) => ({
    id: `n${n}`,
    userId,
    titleKey: 'kyc.verified',
    params: {},
    kind: 'KYC',
    read: false,
    createdAt: Date.parse(written.now),
  }))
  let isDone = false
  const loading = post('world', sealed(written)).finally(() => {
    isDone = true
  })
  let answered = 0
  while (!isDone) {
    expect((await raw('__sandbox/clock', { headers: { 'X-Sandbox-World': 'main' } })).status).toBe(200)
    answered++
  }
  expect((await loading).counts).toMatchObject({ notifications: 30_000 })
  expect(answered).toBeGreaterThan(10)
})

test('a body of 32 MB of brackets is refused at once', async () => {
  const answer = await raw('__sandbox/world', { method: 'POST', body: '['.repeat(32 * 1_048_576) })
  expect(answer.status).toBe(400)
  expect((await answer.json()).detail).toContain('too deep')
})
