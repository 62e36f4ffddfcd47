import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createService, type Service } from './service.ts'

/** How a PostgreSQL of its own is reached. */
export interface PostgresOptions {
  /** In the name of its socket, which lies in its folder. */
  readonly port: number
  /**
   * The password of its user `swx`, with which it listens at 127.0.0.1, too. @default the socket alone, without a
   * password
   */
  readonly password?: string
  /** Settings such as `fsync=off`. @default those of PostgreSQL */
  readonly settings?: readonly string[]
}

/** Debian's package of it. */
export const POSTGRES_PACKAGE = 'postgresql'

const programs = (): string[] => globSync('/usr/lib/postgresql/*/bin/postgres').sort()

/** Whether Debian's PostgreSQL is installed. */
export const hasPostgres = (): boolean => programs().length > 0

const isRoot = process.getuid?.() === 0

/** PostgreSQL does not run as root. */
const asUser = (command: string, args: readonly string[]): [string, readonly string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args]

const authentication = (folder: string, password: string | undefined): readonly string[] => {
  if (password === undefined) return ['-A', 'trust']
  const file = join(folder, 'first-password')
  writeFileSync(file, password, { mode: 0o600 })
  if (isRoot) execFileSync('chown', ['postgres', file])
  return ['-A', 'scram-sha-256', `--pwfile=${file}`]
}

/** A PostgreSQL whose data is below a folder, which users other than root can reach; it is not started yet. */
export const postgresIn = (folder: string, { port, password, settings = [] }: PostgresOptions): Service => {
  const program = programs().at(-1) ?? ''
  const data = join(folder, 'data')
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const [initCommand, initArgs] = asUser(program.replace(/postgres$/, 'initdb'), [
    ...['-D', data, '-U', 'swx'],
    ...authentication(folder, password),
  ])
  execFileSync(initCommand, initArgs, { stdio: 'ignore', cwd: folder })
  const addresses = password === undefined ? '' : '127.0.0.1'
  const all = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    `listen_addresses=${addresses}`,
    // Its shared memory goes with its folder, also when it is killed.
    'dynamic_shared_memory_type=mmap',
    ...settings,
  ]
  const [command, args] = asUser(program, ['-D', data, ...all.flatMap((one) => ['-c', one])])
  const isReady = join(program, '..', 'pg_isready')
  return createService({
    command,
    args,
    async isUp() {
      execFileSync(isReady, ['-q', '-h', addresses || folder, '-p', String(port)])
      return true
    },
  })
}
