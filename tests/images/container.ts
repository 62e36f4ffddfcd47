import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createService, type Service } from '../../scripts/services/service.ts'

/** Files, user and mounts that a program is started with. */
export interface Container {
  readonly name: string
  /** The files of its image. */
  readonly files: string
  /** Numbers of user and group. */
  readonly user: string
  readonly env?: Readonly<Record<string, string>>
  /** Files and folders, by where they are put. */
  readonly mounts?: Readonly<Record<string, string>>
  /** Whether it has a /tmp of its own, which is all that it can write to. */
  readonly hasScratch?: boolean
}

const SHELLS = ['usr/bin/dash', 'usr/bin/bash']

/** Makes the places that files are put at, before nothing can be written any more. */
const makePlaces = (files: string, mounts: Readonly<Record<string, string>>): void => {
  for (const [place, source] of Object.entries(mounts)) {
    const target = join(files, place)
    if (existsSync(target)) continue
    if (statSync(source).isDirectory()) mkdirSync(target, { recursive: true })
    else {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, '')
    }
  }
}

/**
 * The command that runs another one as a container does: its own processes and mounts, a root that cannot be written, a user
 * without rights, and no shell to be found.
 */
const commandIn = (
  container: Container,
  args: readonly string[],
  log: string,
): [string, readonly string[]] => {
  const { files, user, mounts = {}, hasScratch = false } = container
  makePlaces(files, mounts)
  const script = [
    'set -e',
    `mount --bind ${files} ${files}`,
    `mount -t proc proc ${files}/proc`,
    `mount --rbind /dev ${files}/dev`,
    ...Object.entries(mounts).map(([place, source]) => `mount --bind ${source} ${files}${place}`),
    ...SHELLS.map((shell) => `mount --bind /dev/null ${files}/${shell}`),
    ...(hasScratch ? [`mount -t tmpfs -o mode=1777 tmpfs ${files}/tmp`] : []),
    `mount -o remount,bind,ro ${files}`,
    `exec setpriv --bounding-set=-all,+setuid,+setgid,+sys_chroot --no-new-privs chroot --userspec=${user} ${files} "$@" >>${log} 2>&1`,
  ].join('\n')
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...args]]
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What a program of a container writes; a program without rights opens it anew by /dev/stdout. */
const logOf = ({ files, name }: Container): string => {
  const log = `${files}-${name}.log`
  writeFileSync(log, '')
  chmodSync(log, 0o666)
  return log
}

/** A program of a container that serves until it is ended. */
export const serviceIn = (
  container: Container,
  args: readonly string[],
  isUp: () => Promise<boolean>,
): Service & { log(): string } => {
  const log = logOf(container)
  const [command, all] = commandIn(container, args, log)
  const service = createService({ command, args: all, env: { PATH, ...container.env }, isUp })
  return { ...service, log: () => readFileSync(log, 'utf8') }
}

/** Runs a program of a container to its end: its exit code and what it wrote. */
export const runIn = (
  container: Container,
  args: readonly string[],
): { code: number | null; said: string } => {
  const named = { ...container, name: `${container.name}-${args[0]?.replaceAll('/', '')}` }
  const log = logOf(named)
  const [command, all] = commandIn(container, args, log)
  const { status, stderr } = spawnSync(command, all, { env: { PATH, ...container.env }, encoding: 'utf8' })
  return { code: status, said: stderr + readFileSync(log, 'utf8') }
}
