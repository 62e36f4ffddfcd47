import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { KeptAnswer } from '../../core/tables/engine.ts'
import { sha256 } from '../../security/sha256.ts'
import { useControlPlane } from '../../test/control-plane.ts'
import { SAMPLE_PASSWORD } from '../../test/inside-world.ts'

const { raw, get, post, call, inside } = useControlPlane()

const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }

const signIn = async () => {
  await post('seed', { profile: 'funded' })
  return (await call('login/login', { userName: 'funded', password: SAMPLE_PASSWORD })).result as {
    token: string
    id: string
  }
}
const buy = (token: string, body: object = plan, key = '"first"') =>
  call('order/buySmart', body, { Authorization: token, virtually: 'NO', 'Idempotency-Key': key })

const latest = async (query: string) => (await get(`journal?${query}`)).entries.at(-1)
const firstOf = async (operation: string) => (await get(`journal?operation=${operation}`)).entries[0].seq
const entry = async (query: string) => get(`journal/${(await latest(query)).seq}`)

/** The arguments that a POSIX shell makes of a line which calls curl. */
const argumentsOf = (line: string, variables: Readonly<Record<string, string>>): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\n.\\n' "$@"; }; ${line}`], { env: variables })
    .toString()
    .split('\n.\n')
    .slice(0, -1)

/** Sends what curl would send. */
const run = async (line: string, variables: Readonly<Record<string, string>>) => {
  const given = argumentsOf(line, variables)
  const after = (name: string) => given.filter((_, index) => given[index - 1] === name)
  const response = await fetch(given.find((one) => one.startsWith('http://')) as string, {
    method: after('-X')[0] ?? 'GET',
    headers: after('-H').map((header) => header.split(/: (.*)/s).slice(0, 2) as [string, string]),
    ...(after('--data-raw')[0] === undefined ? {} : { body: after('--data-raw')[0] as string }),
  })
  return response.json()
}

test('the journal is an HTTP archive too: filters hold, secrets are named and not told', async () => {
  const { token, id } = await signIn()
  await buy(token)
  await raw('swx/customer/index/listMarketByType?type=2&code=BTC&code=ETH')
  const { log } = await get('journal.har?kind=customer')
  expect(log).toMatchObject({ version: '1.2', creator: { name: '@swx/mock-server' } })
  const of = (operation: string) =>
    log.entries.find(({ _operation }: { _operation: string }) => _operation === operation)
  expect(of('login').request.postData).toEqual({
    mimeType: 'application/json',
    text: JSON.stringify({ userName: 'funded', password: '$PASSWORD' }),
  })
  expect(of('buySmart')).toMatchObject({
    startedDateTime: (await latest('operation=buySmart')).at,
    request: {
      method: 'POST',
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/swx\/customer\/order\/buySmart$/),
      headers: expect.arrayContaining([
        { name: 'authorization', value: '$TOKEN' },
        { name: 'virtually', value: 'NO' },
      ]),
    },
    response: { status: 200 },
    _code: '20004',
    _userId: id,
    _rule: 'domain',
  })
  expect(of('listMarketByType').request.queryString).toEqual([
    { name: 'type', value: '2' },
    { name: 'code', value: 'BTC' },
    { name: 'code', value: 'ETH' },
  ])
  expect(JSON.stringify(log)).not.toContain(token)
  expect(JSON.stringify(log)).not.toContain(SAMPLE_PASSWORD)
  expect((await get('journal.har?operation=buySmart')).log.entries).toHaveLength(1)
  expect(await get('journal.har?rule=unknown')).toMatchObject({ status: 400 })
  expect(await get('journal-har')).toMatchObject({ status: 404 })
})

test('an exchange tells which records it changed, field by field', async () => {
  const { token, id } = await signIn()
  await buy(token)
  const { difference, rule, userId } = await entry('operation=buySmart')
  expect([rule, userId]).toEqual(['domain', id])
  const of = (table: string) =>
    difference.records.filter((record: { table: string }) => record.table === table)
  expect(of('balances')).toContainEqual({
    table: 'balances',
    key: `real user:${id}:cash`,
    change: 'changed',
    fields: [{ field: 'amount', from: '2500000', to: '2450000' }],
  })
  expect(of('entries')[0]).toMatchObject({ change: 'added' })
  expect(difference.records.map(({ table }: { table: string }) => table)).not.toContain('keptAnswers')
  expect(difference.more).toBe(0)
})

test('reads and errors changed nothing, and a control call tells what it changed', async () => {
  const { token, id } = await signIn()
  await buy(token, { ...plan, amount: '1.00' })
  expect((await entry('operation=buySmart')).difference).toEqual({ records: [], more: 0 })
  await post('fund', { userId: id, mode: 'real', amount: '5.00' })
  const { difference, curl } = await entry('kind=control&text=fund')
  expect(difference.records).toContainEqual(expect.objectContaining({ table: 'entries', change: 'added' }))
  expect(curl).toContain('-H "X-Sandbox-Key: $SANDBOX_KEY"')
})

test('neither the difference nor the line nor the list holds anything secret', async () => {
  const { token } = await signIn()
  const signedIn = { Authorization: token }
  await call('user/repassword', { oldPassword: SAMPLE_PASSWORD, newPassword: 'Lantern77x' }, signedIn)
  await call('payment/password/set', { password: '271828', emailCode: '123456' }, signedIn)
  await call('login/login', { userName: 'unknown', pasword: 'Mistyped99', password: { in: 'Nested99' } })
  const bank = { bankName: 'Harbour Bank', cardholder: 'Mei Lin', accountNo: 'SG1234567890' }
  await call('user/withdrawal', { method: 'BANK', amount: '50.00', expectedFee: '0.50', ...bank }, signedIn)
  await raw(`swx/customer/index/listMarketByType?type=1&token=${token}`)
  const { entries } = await get('journal')
  const all = await Promise.all(entries.map(({ seq }: { seq: number }) => get(`journal/${seq}`)))
  const text = JSON.stringify([entries, all])
  const archive = JSON.stringify(await get('journal.har'))
  for (const secret of [...Object.values(bank), token, 'Mistyped99']) expect(archive).not.toContain(secret)
  for (const secret of [
    ...Object.values(bank),
    SAMPLE_PASSWORD,
    'Lantern77x',
    '271828',
    '123456',
    'Nested99',
    token,
  ])
    expect(text).not.toContain(secret)
  const { difference, curl, curlNote } = await entry('operation=repassword')
  const changed = difference.records.find(({ table }: { table: string }) => table === 'users')
  expect(changed.fields).toContainEqual({ field: 'password', secret: true })
  expect(curl).toContain('"$OLD_PASSWORD"')
  expect(curlNote).toBe('Set $TOKEN, $OLD_PASSWORD, $NEW_PASSWORD first; secrets are not kept.')
})

test('of an idempotency key only a digest is shown, by which attempts are told apart', async () => {
  const { token } = await signIn()
  const signedIn = { Authorization: token, virtually: 'NO' }
  const key = '0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11'
  await buy(token, plan, `"${key}"`)
  await buy(token, plan, key)
  await buy(token, plan, 'another')
  await call('user/settleAttempt', { key, operation: 'buySmart' }, signedIn)
  await call('login/login', {}, { 'Idempotency-Key': key })
  const { log } = await get('journal.har')
  const { entries } = await get('journal')
  const all = await Promise.all(entries.map(({ seq }: { seq: number }) => get(`journal/${seq}`)))
  expect(JSON.stringify([log, entries, all, await get('world')])).not.toContain(key)

  const shown = log.entries
    .filter(({ _operation }: { _operation: string }) => _operation === 'buySmart')
    .map(
      ({ request }: { request: { headers: { name: string; value: string }[] } }) =>
        request.headers.find(({ name }) => name === 'idempotency-key')?.value,
    )
  expect(shown).toEqual([shown[0], shown[0], expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(shown[2]).not.toBe(shown[0])
  const { curl, curlNote } = await entry('operation=buySmart')
  expect(curl).toContain('-H "idempotency-key: $IDEMPOTENCY_KEY"')
  expect(curlNote).toBe('Set $TOKEN, $IDEMPOTENCY_KEY first; secrets are not kept.')
  expect((await entry('operation=settleAttempt')).curl).toContain('"$KEY"')
})

test('an archive and a world file together do not let a security password be found', async () => {
  const { token, id } = await signIn()
  const key = '0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11'
  const body = {
    method: 'BTC',
    amount: '100.00',
    address: 'SANDBOX-BTC-1',
    securityPassword: '271828',
    expectedFee: '1.00',
  }
  const headers = { Authorization: token, virtually: 'NO', 'Idempotency-Key': key }
  await call('user/withdrawal', body, headers)
  const { log } = await get('journal.har?operation=withdrawal')
  const { rows } = await get('world')
  const { keptAnswers, keySalt } = inside().store.read
  const [kept] = [...keptAnswers.list()] as KeptAnswer[]
  const salt = keySalt.get('key')?.value
  expect(kept?.userId).toBe(id)
  // Every text of both, taken for the key: none of them leads from the right password to what is kept of the body.
  const texts = new Set(JSON.stringify([log, rows]).match(/[\w-]{8,}/g))
  const sorted = Object.fromEntries(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)))
  const digestWith = (text: string) => sha256(`${salt}${text}\n${JSON.stringify(sorted)}`)
  expect(digestWith(key)).toBe(kept?.fingerprint)
  expect([...texts].filter((text) => digestWith(text) === kept?.fingerprint)).toEqual([])
  // Nor is there anything to try it on: neither what is kept of the body nor the salt.
  expect(texts).not.toContain(kept?.fingerprint)
  expect(texts).not.toContain(salt)
})

test('the line sends the same command again, whatever characters are in it', async () => {
  const { token, id } = await signIn()
  await buy(token)
  const { curl } = await entry('operation=buySmart')
  // The same key tells what came of the command instead of doing it twice.
  expect((await run(curl, { TOKEN: token, IDEMPOTENCY_KEY: '"first"' })).code).toBe('20004')
  expect(
    (await get('ledger')).entries.filter(({ kind }: { kind: string }) => kind === 'SMART_BUY'),
  ).toHaveLength(1)

  const sample = (await entry('operation=login')).curl
  const odd = { userName: `o'hara "$HOME" \`id\` \\ {1,2} é`, password: 'x' }
  await call('login/login', odd)
  const line = (await entry('operation=login')).curl
  expect(JSON.parse(argumentsOf(line, { PASSWORD: 'Secret99' }).at(-1) as string)).toEqual({
    userName: odd.userName,
    password: 'Secret99',
  })
  expect((await run(sample, { PASSWORD: SAMPLE_PASSWORD })).result.id).toBe(id)
})

test.each([
  ['a list', '[1, 2]'],
  ['no JSON', '{'],
  ['very long', JSON.stringify({ text: 'x'.repeat(10_000) })],
])('a body that is %s is not kept, and the line says so', async (_, body) => {
  await raw('__sandbox/clock/advance', { method: 'POST', body })
  await raw('swx/customer/user/getUserInfo', { method: 'POST', body })
  for (const query of ['kind=control&text=advance', 'operation=getUserInfo']) {
    const { curl, curlNote } = await entry(query)
    expect(curl).not.toContain('--data-raw')
    expect(curlNote).toContain('The body was not kept: it was no JSON object, or too long.')
  }
})

test('a line for a form says that the file has to be there', async () => {
  const { token } = await signIn()
  const form = new FormData()
  form.set('file', new File([new Uint8Array([137, 80, 78, 71])], 'my face.png'))
  form.set('purpose', 'avatar')
  const encoded = new Response(form)
  await raw('swx/customer/user/upload', {
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': encoded.headers.get('content-type') ?? '' },
    body: await encoded.arrayBuffer(),
  })
  const { curl, curlNote, replay } = await entry('operation=upload')
  expect(curl).toMatch(/-F '?file=@file'? --form-string 'purpose=avatar'/)
  expect(curl, 'people name a picture after who is on it').not.toContain('my face')
  expect(curlNote).toContain('put one of this name where you run the line')
  expect(replay).toMatchObject({ before: false, now: false, reason: expect.stringContaining('file') })
})

test('a command runs again in the world as it was before, and nothing changes here', async () => {
  const { token } = await signIn()
  await buy(token)
  const { seq, difference } = await entry('operation=buySmart')
  await post('clock/advance', { by: 'P40D' })
  const { hash } = await get('state')
  const replayed = await post(`journal/${seq}/replay`)
  expect(replayed).toMatchObject({ seq, in: 'before', same: true, answer: { code: '20004' } })
  expect(replayed.exchange.difference).toEqual(difference)
  expect((await get('state')).hash).toBe(hash)
})

test('what happened under a key happens again in the world of before: a replay, and another body refused', async () => {
  const { token } = await signIn()
  for (const [body, code] of [
    [plan, '20004'],
    [plan, '20004'],
    [{ ...plan, amount: '600.00' }, '11014'],
  ] as const) {
    await buy(token, body)
    const { seq } = await latest('operation=buySmart')
    const replayed = await post(`journal/${seq}/replay`)
    expect(replayed).toMatchObject({ same: true, answer: { code } })
    expect(replayed.exchange.difference.records.length > 0).toBe(seq === (await firstOf('buySmart')))
  }
})

test('a command runs again in the current world, as a new command', async () => {
  const { token, id } = await signIn()
  const bet = {
    marketId: '1',
    direction: 'UP',
    periodSec: 900,
    amount: '500.00',
    acceptedTermsVersion: '2026-01',
  }
  const headers = { Authorization: token, virtually: 'YES', 'Idempotency-Key': '"bet"' }
  expect(await call('order/buyOptions', bet, headers)).toMatchObject({ code: '20004' })
  const { seq } = await latest('operation=buyOptions')
  const cash = async () =>
    (await get('users')).users.find(({ userId }: { userId: string }) => userId === id).demo.available
  expect(await cash()).toBe('99500.00')
  const again = await post(`journal/${seq}/replay`, { in: 'now' })
  expect(again).toMatchObject({ in: 'now', same: true, exchange: { userId: id, operation: 'buyOptions' } })
  expect(again.exchange.seq).toBeGreaterThan(seq)
  expect(await cash()).toBe('99000.00')
  await call('login/logout', {}, { Authorization: token })
  expect(await post(`journal/${seq}/replay`, { in: 'now' })).toMatchObject({
    same: false,
    answer: { code: '401' },
  })
})

test('what is not kept cannot run again, and the reason says why', async () => {
  await signIn()
  const login = await latest('operation=login')
  expect(await post(`journal/${login.seq}/replay`)).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Secrets are not kept, and this call had some: password.'),
  })
  const seed = await latest('kind=control&text=seed')
  expect(await post(`journal/${seed.seq}/replay`)).toMatchObject({ status: 409 })
  await call('user/getUserInfo', {}, { Authorization: 'sandbox-unknown' })
  const refused = await latest('operation=getUserInfo')
  expect(await post(`journal/${refused.seq}/replay`)).toMatchObject({
    status: 409,
    detail: expect.stringContaining('token'),
  })
  expect(await post(`journal/${login.seq}/replay`, { in: 'then' })).toMatchObject({ status: 400 })
  expect(await post('journal/999999/replay')).toMatchObject({ status: 404 })
  expect(await get('journal/x')).toMatchObject({ status: 404 })
})

test('the list is filtered by operation, user, code, rule, plane and text', async () => {
  const { token, id } = await signIn()
  const { seq } = await latest('')
  await call('user/getUserInfo', {}, { Authorization: token })
  await call('user/getUserInfo', {})
  await post('faults', { match: { op: 'listMarketByType' }, effect: { status: 503 }, times: 1 })
  await raw('swx/customer/index/listMarketByType?type=2')
  const found = async (query: string) =>
    (await get(`journal?since=${seq}&${query}`)).entries.map(
      ({ operation, status, path }: { operation?: string; status: number; path: string }) =>
        `${operation ?? path} ${status}`,
    )
  expect(await found('operation=getUserInfo')).toEqual(['getUserInfo 200', 'getUserInfo 401'])
  expect(await found(`user=${id}&kind=customer&text=USERINFO`)).toEqual(['getUserInfo 200'])
  expect(await found('code=401')).toEqual(['getUserInfo 401'])
  expect(await found('rule=fault')).toEqual(['listMarketByType 503'])
  expect(await found('kind=control&text=faults')).toEqual(['/__sandbox/faults 200'])
  expect(await get('journal?rule=unknown')).toMatchObject({ status: 400 })
  expect(await get('journal?operation=nothing')).toMatchObject({ status: 400 })
})

test('a fault that a request asks for is one in the journal, too', async () => {
  await raw('swx/customer/index/listMarketByType?type=2', { headers: { 'X-Sandbox-Fault': '500' } })
  expect(await latest('rule=fault')).toMatchObject({ operation: 'listMarketByType', status: 500 })
})

test('what stands in a path and is no id is shown by its length alone, as it may be a token', async () => {
  const { token } = await signIn()
  const read = (path: string) => raw(`swx/customer/${path}`, { headers: { Authorization: token } })
  for (const path of [
    `order/getOrderById/${token}`,
    `index/getMarketInfo/${token}`,
    `user/${token}`,
    `index/getParamByKey/${token}`,
  ])
    await read(path)
  await read('order/getOrderById/LV202601100000000005')
  await read('index/getMarketInfo/54')
  await read('index/getParamByKey/smart.earlyExitPenaltyRate')
  const { entries } = await get('journal?kind=customer')
  expect(entries.slice(-7).map(({ path }: { path: string }) => path.slice('/swx/customer/'.length))).toEqual([
    'order/getOrderById/of-43-signs',
    'index/getMarketInfo/of-43-signs',
    'user/of-43-signs',
    'index/getParamByKey/of-43-signs',
    'order/getOrderById/LV202601100000000005',
    'index/getMarketInfo/54',
    'index/getParamByKey/smart.earlyExitPenaltyRate',
  ])
  expect(JSON.stringify(await get('journal.har'))).not.toContain(token)
})

test('the journal tells how long each call took, with the delay of a fault', async () => {
  await post('faults', { match: { op: 'listContents' }, effect: { delayMs: 120 }, times: 1 })
  await raw('swx/customer/index/listContents/1')
  await raw('swx/customer/index/listContents/1')
  const { entries } = await get('journal?operation=listContents')
  const [slow, quick] = entries.map(({ took }: { took: number }) => took)
  expect(slow).toBeGreaterThanOrEqual(120)
  expect(quick).toBeGreaterThan(0)
  const { log } = await get('journal.har?operation=listContents')
  expect(log.entries[0]).toMatchObject({ time: slow, timings: { send: 0, wait: slow, receive: 0 } })
})
