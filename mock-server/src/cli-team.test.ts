import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { startCli } from './test/cli-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-cli-team-'))
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const JSON_TYPE = { 'Content-Type': 'application/json', virtually: 'NO' }

const sender =
  (url: string) =>
  async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await fetch(url + path, { ...init, headers: { ...JSON_TYPE, ...headers } })).json()
  }

test('a journey leaves a line of JSON for each request, and no password, token, code, key or address of a user in any', async () => {
  const serverKey = 'the-key-of-this-server'
  const {
    child,
    exit,
    url: address,
  } = startCli(['--log', 'json', '--profile', 'funded', '--metrics'], {
    SANDBOX_KEY: serverKey,
  })
  const url = await address
  const send = sender(url)
  const control = { 'X-Sandbox-Key': serverKey }
  const email = 'secret.person@example.com'
  const passwords = ['Sandbox1', 'wrong-password-9', 'Fresh-password-7']
  const { result } = await send('/swx/customer/login/login', { userName: 'funded', password: passwords[0] })
  await send('/swx/customer/login/login', { userName: 'funded', password: passwords[1] })
  await send('/swx/customer/login/sendEmailCode', { email, scene: 'REGISTER' })
  const { messages } = await send(`/__sandbox/mailbox?email=${email}`, undefined, control)
  const code: string = messages[0]?.code ?? '123456'
  await send('/swx/customer/login/register', { email, code, userName: 'secretname', password: passwords[2] })
  const { key } = await send('/__sandbox/worlds/main/keys', { user: 'anna' }, control)
  const idempotencyKey = 'an-idempotency-key-of-this-test'
  const asUser = {
    Authorization: result.token,
    'Idempotency-Key': `"${idempotencyKey}"`,
    'X-Sandbox-Key': key,
  }
  const plan = { productId: 'p-crypto-30', days: 7, amount: '100.00', acceptedTermsVersion: '2026-01' }
  const { code: bought } = await send('/swx/customer/order/buySmart', plan, asUser)
  // A token in the place of an id, in a query and in a path that there is not.
  await send(`/swx/customer/order/getSmartOrderById/${result.token}?token=${result.token}`, undefined, asUser)
  await fetch(`${url}/no-such-page/${result.token}`)
  await fetch(`${url}/__sandbox/clock?key=${key}`, {
    headers: { 'X-Sandbox-Key': 'a-wrong-key-of-someone' },
  })
  child.kill('SIGTERM')
  const { code: exitCode, err } = await exit
  expect([exitCode, bought.startsWith('2')]).toEqual([0, true])
  const lines = err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', operation: 'buySmart', user: 'anna', status: 200 }),
  )
  expect(lines.filter(({ event }) => event === 'request').length).toBeGreaterThan(8)
  const secrets = [
    ...passwords,
    result.token,
    code,
    serverKey,
    key,
    idempotencyKey,
    email,
    'a-wrong-key-of-someone',
  ]
  for (const secret of secrets) expect(err).not.toContain(secret)
})

test('at a signal requests under way are answered, what they changed is kept, and it leaves with 0', async () => {
  const data = join(folder, 'graceful')
  const first = startCli(['--profile', 'funded', '--data', data, '--metrics'])
  const url = await first.url
  const send = sender(url)
  const { result } = await send('/swx/customer/login/login', { userName: 'funded', password: 'Sandbox1' })
  const plan = { productId: 'p-crypto-30', days: 7, amount: '100.00', acceptedTermsVersion: '2026-01' }
  const asUser = { Authorization: result.token, 'X-Sandbox-Key': 'sandbox' }
  const slow = send('/swx/customer/order/buySmart', plan, { ...asUser, 'X-Sandbox-Delay': '700' })
  const figures = async () =>
    (await fetch(`${url}/__sandbox/metrics`, { headers: { 'X-Sandbox-Key': 'sandbox' } })).text()
  // The buy, and the question for these figures.
  await expect.poll(figures).toContain('swx_requests_under_way 2')
  first.child.kill('SIGTERM')
  expect((await slow).code).toBe('20004')
  expect((await first.exit).code).toBe(0)
  const second = startCli(['--data', data])
  const again = sender(await second.url)
  const { result: plans } = await again('/swx/customer/order/listSmartOrder', undefined, asUser)
  expect(plans.total).toBe(1)
  second.child.kill('SIGTERM')
  await second.exit
})

test.each([
  [
    ['--proxy', 'proxy.internal'],
    '--proxy: "proxy.internal" is no address of a proxy; write it like 10.0.0.5 or 10.0.0.0/8, several with commas.',
  ],
  [['--log', 'xml'], '--log has to be text or json; it was "xml".'],
  [['--worlds', 'many'], '--worlds has to be a whole number from 0 to 10000; it was "many".'],
])('refuses %j in one line', async (args, text) => {
  expect(await startCli(args).exit).toEqual({ code: 1, out: '', err: `${text}\n` })
})

/** A server that asks for the password of a database as PostgreSQL does, and refuses it. @returns what it was given */
const listenForPassword = async (): Promise<{ port: number; given: Promise<string> }> => {
  const server = createServer()
  servers.push(server)
  const given = new Promise<string>((settle) => {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]))
        socket.once('data', (answer) => {
          settle(answer.subarray(5, -1).toString())
          const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "swx"\0\0'
          const length = Buffer.alloc(4)
          length.writeUInt32BE(fields.length + 4)
          socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]))
        })
      })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { port: (server.address() as AddressInfo).port, given }
}

const PASSWORD = 'pass:word of/the@database'
const inFile = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

test.each([
  ['SWX_DATA_PASSWORD_FILE', () => ({ SWX_DATA_PASSWORD_FILE: inFile('password', `${PASSWORD}\n`) })],
  ['PGPASSWORD', () => ({ PGPASSWORD: PASSWORD })],
  ['PGPASSFILE', () => ({ PGPASSFILE: inFile('pgpass', `*:*:*:swx:${PASSWORD.replace(':', '\\:')}\n`) })],
  [
    'SWX_DATA',
    (port: number) => ({
      SWX_DATA: `postgres://swx:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/worlds`,
    }),
  ],
])(
  'the password of the database comes by %s, and is shown in no list of processes and in no error',
  async (_, env) => {
    const { port, given } = await listenForPassword()
    const own: Record<string, string> = env(port)
    const args = 'SWX_DATA' in own ? [] : ['--data', `postgres://swx@127.0.0.1:${port}/worlds`]
    const { child, exit } = startCli(['--log', 'json', ...args], own)
    const list = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(child.pid)], { encoding: 'utf8' })
    expect(await given).toBe(PASSWORD)
    const { code, out, err } = await exit
    expect(code).toBe(1)
    expect(err).toContain('it does not let this user in')
    expect(list).toContain('cli.js')
    for (const text of [list, out, err])
      for (const part of [PASSWORD, encodeURIComponent(PASSWORD), 'the@database'])
        expect(text).not.toContain(part)
  },
)

test('a password in the arguments is said to be read by others, and is not repeated', async () => {
  const { err } = await startCli(['--data', 'postgres://swx:pass-of-the-database@127.0.0.1:1/worlds']).exit
  expect(err).toContain('The password of the database is in the list of processes')
  expect(err).not.toContain('pass-of-the-database')
})

test.each([
  ['is not there', () => join(folder, 'no-such-file'), 'cannot be read (ENOENT)'],
  ['is empty', () => inFile('empty', '\n'), 'is empty: write the password of the database into it.'],
])('a file for the password that %s is said in one line', async (_, file, sentence) => {
  const env = { SWX_DATA: 'postgres://swx@127.0.0.1:1/worlds', SWX_DATA_PASSWORD_FILE: file() }
  const { code, err } = await startCli([], env).exit
  expect(code).toBe(1)
  expect(err).toMatch(/^SWX_DATA_PASSWORD_FILE: [^\n]+\n$/)
  expect(err).toContain(sentence)
})

test('a database that cannot be reached is said in one line, without the password in its address', async () => {
  const env = { SWX_DATA: 'postgres://swx:pass-of-the-database@127.0.0.1:1/worlds' }
  const { code, err } = await startCli([], env).exit
  expect(code).toBe(1)
  expect(err).toMatch(
    /^The database 127\.0\.0\.1:1\/worlds cannot be used: .*start it, or look at host and port\.\n$/,
  )
  expect(err).not.toContain('pass-of-the-database')
})

test('a database that asks for a password, of which there is none, is said with where to name it', async () => {
  // What PostgreSQL answers, one after the other: log in by SCRAM-SHA-256, and its first message of that.
  const answers = [
    [10, 'SCRAM-SHA-256\0\0'],
    [11, 'r=nonce,s=c2FsdA==,i=4096'],
  ] as const
  const database = createServer((socket) => {
    const left = [...answers]
    socket.on('data', () => {
      const [kind, text] = left.shift() ?? []
      if (kind !== undefined)
        socket.write(
          Buffer.from(
            `R\0\0\0${String.fromCharCode(8 + text.length)}\0\0\0${String.fromCharCode(kind)}${text}`,
            'latin1',
          ),
        )
    })
  })
  servers.push(database)
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const { port } = database.address() as AddressInfo
  const { code, err } = await startCli([], { SWX_DATA: `postgres://swx@127.0.0.1:${port}/worlds` }).exit
  expect(code).toBe(1)
  expect(err).toMatch(/cannot be used: it asks for a password: [^\n]+ SWX_DATA_PASSWORD_FILE\.\n$/)
})

test('beyond this machine the start says what someone of the team types, or that names are missing', async () => {
  const env = { SANDBOX_KEY: 'a-key-of-our-own' }
  const named = startCli(['--host', '0.0.0.0', '--proxy', '10.0.0.5'], {
    ...env,
    SANDBOX_HOSTS: 'sandbox.example',
  })
  await named.url
  named.child.kill('SIGTERM')
  const { err } = await named.exit
  expect(err).toContain(`curl https://sandbox.example/__sandbox/worlds -H "X-Sandbox-Key: $SANDBOX_KEY"`)
  expect(err).toContain("-H 'X-Sandbox-World: anna' -H 'X-Sandbox-Key: THE-KEY-OF-ANNA'")
  expect(err).not.toContain(env.SANDBOX_KEY)
  const unnamed = startCli(['--host', '0.0.0.0'], { ...env, SANDBOX_HOSTS: '' })
  await unnamed.url
  unnamed.child.kill('SIGTERM')
  expect((await unnamed.exit).err).toContain('Others are answered with 421 until SANDBOX_HOSTS has the names')
})
