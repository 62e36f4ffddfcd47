import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { root } from '../../scripts/processes.mjs'
import { installFromDebian } from '../../scripts/services/debian.ts'
import { hasPostgres, POSTGRES_PACKAGE, postgresIn } from '../../scripts/services/postgres.ts'
import { createService, type Service } from '../../scripts/services/service.ts'

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
  /** The password of the database, which mock servers read from a file. */
  readonly password: string
}

/** The domain whose names are worlds. */
export const DOMAIN = 'sandbox.example'
/** The key of the mock servers. */
export const SERVER_KEY = 'the-key-of-the-server'
const PROGRAMS = [POSTGRES_PACKAGE, 'haproxy', 'openssl']

const isInstalled = (): boolean =>
  hasPostgres() && ['/usr/sbin/haproxy', '/usr/bin/openssl'].every((path) => existsSync(path))

/** Installs PostgreSQL and HAProxy from Debian where they are missing. */
export const installPrograms = (): void => {
  if (!isInstalled()) installFromDebian(PROGRAMS)
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
  const database = postgresIn(databaseFolder, { port: databasePort, password })
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
