// Started by run.ts in a network of its own, so that every program has the port that it has in its container.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { postgresIn } from '../../scripts/services/postgres.ts'
import { createService, type Service } from '../../scripts/services/service.ts'
import { createCaller } from '../teams/caller.ts'
import { type Figures, listPositions, openPosition, type Tracked } from '../teams/load.ts'
import { SERVER_KEY } from '../teams/services.ts'
import type { ImageConfig } from './buildah.ts'
import { type ComposeService, deployFolder, readCompose } from './compose.ts'
import { type Container, runIn, serviceIn } from './container.ts'
import { mockServerEnv, runWorkflow } from './workflows.ts'

interface Plan {
  readonly folder: string
  readonly images: Readonly<Record<string, { readonly files: string; readonly config: ImageConfig }>>
}

const { folder, images } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan
const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
const imageOf = (name: string) => images[name] as Plan['images'][string]
const isUp = (url: string) => async () => (await fetch(url)).ok
const listens = (port: number, host: string) => (): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, host, () => {
      socket.destroy()
      settle(true)
    }).on('error', () => settle(false))
  })

// Names of the services, as Docker's own name server would tell them.
const ADDRESSES: Readonly<Record<string, string>> = {
  'mock-server-one': '127.0.0.11',
  'mock-server-two': '127.0.0.12',
  'mock-server-three': '127.0.0.13',
  app: '127.0.0.1',
  database: '127.0.0.1',
}
const names = join(folder, 'resolv.conf')

const prepareNetwork = (): Service => {
  execFileSync('ip', ['link', 'set', 'lo', 'up'])
  writeFileSync(names, 'nameserver 127.0.0.53\n')
  const records = Object.entries(ADDRESSES).map(([name, address]) => `--host-record=${name},${address}`)
  return createService({
    command: '/usr/sbin/dnsmasq',
    args: [
      '--keep-in-foreground',
      '--conf-file=/dev/null',
      '--no-resolv',
      '--no-hosts',
      '--user=root',
      '--pid-file',
      '--listen-address=127.0.0.53',
      '--bind-interfaces',
      ...records,
    ],
    isUp: listens(53, '127.0.0.53'),
  })
}

/** The mounts of a service, by where they are put. */
const mountsOf = ({ volumes = [], secrets = [] }: ComposeService): Record<string, string> =>
  Object.fromEntries([
    ...volumes.map((volume) => {
      const [source = '', place = ''] = volume.split(':')
      return [place, join(deployFolder, source)]
    }),
    ...secrets.map((name) => [`/run/secrets/${name}`, join(deployFolder, 'secrets', name)]),
  ])

/** The mock server and the app, each alone, with nothing but what their images say. */
const tryImages = async (): Promise<void> => {
  const mockServer = imageOf('mock-server')
  const alone: Container = {
    name: 'alone',
    files: mockServer.files,
    user: mockServer.config.User,
    env: mockServerEnv(),
  }
  const write = runIn(alone, [
    'node',
    '--eval',
    "console.log(process.getuid()); require('fs').writeFileSync('/x', '')",
  ])
  assert.match(
    write.said,
    /^1000\n[\s\S]*EROFS/,
    'the mock server runs as user 1000 on a root that cannot be written',
  )
  const shell = runIn(alone, ['sh', '-c', 'true'])
  assert.notEqual(shell.code, 0, 'no shell is found')
  const served = serviceIn(
    alone,
    mockServer.config.Entrypoint,
    isUp('http://127.0.0.1:4010/__sandbox/health'),
  )
  const health = mockServer.config.Healthcheck?.Test.slice(1) ?? []
  assert.equal(runIn(alone, health).code, 1, 'nothing answers before the start')
  await served.start()
  assert.equal(runIn(alone, health).code, 0, 'the health check of the image')
  for (const name of ['mock-server.yaml', 'contract.yaml'])
    say(`commands of deploy/ci/${name} on it: ${runWorkflow(name, folder).join(', ')}`)
  served.signal('SIGTERM')
  await served.ended()
  say('swx-mock-server: user 1000, read-only root, no shell, health check, ends in order')

  const app = imageOf('app')
  const stage = join(folder, 'stage')
  cpSync(join(deployFolder, 'app/stage'), stage, { recursive: true })
  const site: Container = {
    name: 'site',
    files: app.files,
    user: app.config.User,
    hasScratch: true,
    mounts: { '/etc/nginx/swx': stage },
  }
  const tested = runIn(site, [...app.config.Entrypoint, '-t'])
  assert.equal(tested.code, 0, tested.said)
  const pages = serviceIn(site, app.config.Entrypoint, isUp('http://127.0.0.1:8080/health.txt'))
  await pages.start()
  assert.equal(
    runIn(site, app.config.Healthcheck?.Test.slice(1) ?? []).code,
    0,
    'the health check of the image',
  )
  const get = (path: string) => fetch(`http://127.0.0.1:8080${path}`)
  assert.equal((await (await get('/config.json')).json()).api, '')
  const other = { api: 'https://api.stage-two.example', walletGate: true }
  writeFileSync(join(stage, 'config.json'), JSON.stringify(other))
  assert.deepEqual(
    await (await get('/config.json')).json(),
    other,
    'a config.json that was replaced is served',
  )
  assert.equal((await get('/config.json')).headers.get('cache-control'), 'no-cache')
  const page = await get('/market')
  assert.match(await page.text(), /<!doctype html>/i)
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'self'/)
  const lost = await get('/assets/lost.js')
  assert.deepEqual([lost.status, lost.headers.get('cache-control')], [404, 'no-store'])
  const hidden = await get('/_headers')
  assert.deepEqual([hidden.status, hidden.headers.get('cache-control')], [404, 'no-store'])
  for (const answer of [lost, hidden, await get(`/${'a'.repeat(10_000)}`)])
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'self'/, answer.url)
  await pages.kill()
  say(
    'swx-app: user 101, read-only root, no shell, health check, pages, policy; a replaced config.json is served',
  )
}

/** Every service of the compose file, by its own command. */
const startCompose = async (): Promise<Record<string, Service>> => {
  const { services, secrets } = readCompose({ SANDBOX_KEY: SERVER_KEY })
  const database = join(folder, 'database')
  mkdirSync(database)
  const { file } = secrets['database-password'] as { file: string }
  const password = readFileSync(join(deployFolder, file), 'utf8')
  const started: Record<string, Service> = { database: postgresIn(database, { port: 5432, password }) }
  await started.database?.start()
  const psql = ['--quiet', '-h', '127.0.0.1', '-U', 'swx', '-d', 'postgres', '-c', 'CREATE DATABASE swx']
  execFileSync('psql', psql, { env: { ...process.env, PGPASSWORD: password } })
  const serve = async (
    name: string,
    image: string,
    isServed: () => Promise<boolean>,
    more: readonly string[] = [],
  ) => {
    const service = services[name] as ComposeService
    const { files, config } = imageOf(image)
    const container: Container = {
      name,
      files,
      user: config.User || '99:99',
      env: service.environment ?? {},
      mounts: { ...mountsOf(service), '/etc/resolv.conf': names },
      hasScratch: service.tmpfs !== undefined,
    }
    const command = [...(service.entrypoint ?? config.Entrypoint), ...(service.command ?? []), ...more]
    started[name] = serviceIn(container, command, isServed)
    await started[name]?.start()
  }
  // Three in one network: each has an address of its own.
  for (const [name, address] of Object.entries(ADDRESSES).filter(([name]) => name.startsWith('mock-server')))
    await serve(name, 'mock-server', isUp(`http://${address}:4010/__sandbox/health`), ['--host', address])
  await serve('app', 'app', isUp('http://127.0.0.1:8080/health.txt'))
  await serve('balancer', 'balancer', listens(8443, '127.0.0.1'))
  return started
}

const fetchTls = (path: string, ca: Buffer): Promise<{ status: number; text: string }> =>
  new Promise((settle, fail) => {
    https
      .get(`https://localhost:8443${path}`, { ca }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => settle({ status: response.statusCode ?? 0, text }))
      })
      .on('error', fail)
  })

/** What docs/deploy.md shows: the app behind TLS, a world, a process that is killed, and the world goes on. */
const tryCompose = async (started: Readonly<Record<string, Service>>): Promise<void> => {
  const certificate = join(deployFolder, 'tls/certificate.pem')
  const ca = readFileSync(certificate)
  for (
    const until = Date.now() + 20_000;
    (await fetchTls('/health.txt', ca)).status !== 200;
    await after(100)
  )
    assert.ok(Date.now() < until, 'HAProxy finds the app by its name')
  const page = await fetchTls('/', ca)
  assert.match(page.text, /<title>[^<]*Nordfeld/, "the operator's app behind TLS")
  assert.equal(JSON.parse((await fetchTls('/config.json', ca)).text).api, '')
  assert.equal((await fetchTls('/docs/openapi.json', ca)).status, 200)

  const call = createCaller('https://127.0.0.1:8443', certificate)
  const made = await call({
    path: '/__sandbox/worlds',
    control: true,
    body: { name: 'anna', profile: 'funded' },
  })
  assert.equal(made.status, 200, JSON.stringify(made))
  const login = { userName: 'funded', password: 'Sandbox1' }
  const { body } = await call({ path: '/swx/customer/login/login', world: 'anna', body: login })
  const tracked: Tracked = { name: 'anna', token: body.result.token, opened: new Set() }
  const figures: Figures = {
    acknowledged: 0,
    repeated: 0,
    wrongReads: [],
    unexpected: [],
    sentences: new Map(),
  }
  await openPosition(call, tracked, figures)
  // One after the other, so that one of them is the one that serves the world.
  for (const [name, process] of Object.entries(started).filter(([name]) => name.startsWith('mock-server'))) {
    await process.kill()
    const began = Date.now()
    await openPosition(call, tracked, figures)
    say(
      `${name} is killed: the world took the next command after ${((Date.now() - began) / 1000).toFixed(1)} s`,
    )
    assert.deepEqual(await listPositions(call, tracked), tracked.opened)
    await process.start()
  }
  assert.deepEqual(figures.wrongReads, [])
}

const network = prepareNetwork()
let started: Record<string, Service> = {}
try {
  await network.start()
  await tryImages()
  started = await startCompose()
  say('every service of deploy/compose.yaml runs by its command')
  await tryCompose(started)
  say('behind TLS: the app, a world, every process killed once, and the world went on')
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  for (const service of [...Object.values(started).reverse(), network]) await service.kill()
  process.exit()
}
