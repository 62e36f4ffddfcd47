import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from '../../scripts/processes.mjs'
import { createService, type Service } from './children.ts'

/** What a team runs: a database, mock servers that share it, and a balancer that speaks TLS. */
export interface Services {
  readonly database: Service
  readonly balancer: Service
  readonly mockServers: readonly Service[]
  /** Address of the balancer. */
  readonly url: string
  /** Addresses of the mock servers. */
  readonly direct: readonly string[]
  readonly databaseUrl: string
  /** The certificate that the balancer shows. */
  readonly certificate: string
  /** Of the database: in a file that the mock servers are told of. */
  readonly password: string
}

/** The domain whose names are worlds. */
export const DOMAIN = 'sandbox.example'
/** The key of the mock servers. */
export const SERVER_KEY = 'the-key-of-the-server'
const PROGRAMS = ['postgresql', 'haproxy', 'openssl']

const isInstalled = (): boolean =>
  globSync('/usr/lib/postgresql/*/bin/postgres').length > 0 &&
  ['/usr/sbin/haproxy', '/usr/bin/openssl'].every((path) => existsSync(path))

/** Installs PostgreSQL and HAProxy from Debian where they are missing. */
export const installPrograms = (): void => {
  if (isInstalled()) return
  if (process.getuid?.() !== 0)
    throw new Error(`Install ${PROGRAMS.join(', ')} of Debian first, or run this as root once.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PROGRAMS], {
    env,
    stdio: 'ignore',
  })
}

const listens = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      settle(true)
    })
    socket.once('error', () => settle(false))
  })

/** A database of its own, whose user `swx` has this password. */
export const databaseIn = (folder: string, port: number, password: string): Service => {
  const [program = ''] = globSync('/usr/lib/postgresql/*/bin/postgres').sort().reverse()
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  /** PostgreSQL does not run as root. */
  const asUser = (command: string, args: readonly string[]): [string, readonly string[]] =>
    isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
      : [command, args]
  const passwordFile = join(folder, 'first-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (isRoot) execFileSync('chown', ['postgres', folder, passwordFile])
  const [initCommand, initArgs] = asUser(program.replace(/postgres$/, 'initdb'), [
    '-D',
    data,
    '-A',
    'scram-sha-256',
    '-U',
    'swx',
    `--pwfile=${passwordFile}`,
  ])
  execFileSync(initCommand, initArgs, { stdio: 'ignore', cwd: folder })
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1']
  const [command, args] = asUser(program, ['-D', data, ...settings.flatMap((one) => ['-c', one])])
  const isReady = join(program, '..', 'pg_isready')
  return createService({
    command,
    args,
    async isUp() {
      execFileSync(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)])
      return true
    },
  })
}

/** A certificate of one's own for this machine, in the file that HAProxy reads. */
const makeCertificate = (folder: string): string => {
  const file = (name: string) => join(folder, name)
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    file('key.pem'),
  ]
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', ...subject, '-out', file('cert.pem')], {
    stdio: 'ignore',
  })
  execFileSync('sh', ['-c', 'cat cert.pem key.pem > both.pem'], { cwd: folder })
  return file('both.pem')
}

/** A mock server that keeps its worlds in a folder or a database. */
export const mockServerOn = (port: number, data: string, worlds: number, passwordFile = ''): Service =>
  createService({
    command: process.execPath,
    args: [
      join(root, 'mock-server/dist/cli.js'),
      ...['--port', String(port), '--data', data, '--profile', 'funded'],
      ...['--worlds', String(worlds + 10), '--proxy', '127.0.0.1', '--quiet'],
    ],
    env: {
      SANDBOX_KEY: SERVER_KEY,
      SWX_DATA_PASSWORD_FILE: passwordFile,
      SANDBOX_HOSTS: `${DOMAIN},*.${DOMAIN}`,
    },
    isUp: async () => (await fetch(`http://127.0.0.1:${port}/__sandbox/health`)).ok,
  })

/**
 * Prepares them all on ports from one on; nothing is started yet. Everything they write is below `folder`.
 *
 * @param worlds how many worlds there may be
 */
export const prepareServices = (folder: string, firstPort: number, worlds: number): Services => {
  const databaseFolder = join(folder, 'database')
  mkdirSync(databaseFolder)
  chmodSync(folder, 0o755)
  const [balancerPort, databasePort, ...ports] = Array.from(
    { length: 5 },
    (_, index) => firstPort + index,
  ) as [number, number, number, number, number]
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const database = databaseIn(databaseFolder, databasePort, password)
  const databaseUrl = `postgres://swx@127.0.0.1:${databasePort}/postgres`
  const certificate = makeCertificate(folder)
  const mockServers = ports.map((port) => mockServerOn(port, databaseUrl, worlds, passwordFile))
  const balancer = createService({
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', join(root, 'deploy/haproxy.cfg')],
    env: {
      SWX_BIND: `127.0.0.1:${balancerPort}`,
      SWX_CERTIFICATE: certificate,
      SWX_DOMAIN: DOMAIN,
      ...Object.fromEntries(
        ['ONE', 'TWO', 'THREE'].map((name, index) => [`SWX_${name}`, `127.0.0.1:${ports[index]}`]),
      ),
    },
    isUp: () => listens(balancerPort),
  })
  return {
    database,
    balancer,
    mockServers,
    url: `https://127.0.0.1:${balancerPort}`,
    direct: ports.map((port) => `http://127.0.0.1:${port}`),
    databaseUrl,
    certificate: join(folder, 'cert.pem'),
    password,
  }
}
