// `node tests/images/run.ts [--base FOLDER]`: builds both images of deploy/ on a base of Debian, says what they weigh, and
// starts what deploy/compose.yaml names by the same commands, in a network of its own: without rights, on roots that cannot
// be written, with no shell to be found. `npm run images` has been run before.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../support/root.ts'
import { createBuildah, type ImageConfig, sizeMb } from './buildah.ts'
import { tryCaddy } from './caddy.ts'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
const PROGRAMS = {
  buildah: '/usr/bin/buildah',
  caddy: '/usr/bin/caddy',
  mmdebstrap: '/usr/bin/mmdebstrap',
  'dnsmasq-base': '/usr/sbin/dnsmasq',
  iproute2: '/usr/sbin/ip',
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
}
/** MB beyond the base. */
const LIMITS = { 'mock-server': 150, app: 60 }
const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

if (process.getuid?.() !== 0) {
  console.error('This test starts containers of its own: run it as root.')
  process.exit(1)
}

const installPrograms = (): void => {
  if (Object.values(PROGRAMS).every((path) => globSync(path).length > 0)) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...Object.keys(PROGRAMS)], {
    env,
    stdio: 'ignore',
  })
}

/** Files of a small Debian with nginx, HAProxy and this Node, in place of the public bases. */
const makeBase = (folder: string): string => {
  const files = values.base ?? join(folder, 'base')
  if (!existsSync(join(files, 'usr'))) {
    const how = [
      '--mode=root',
      '--variant=minbase',
      '--include=nginx,curl,haproxy',
      '--quiet',
      'bookworm',
      files,
    ]
    execFileSync('mmdebstrap', how, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  mkdirSync(join(files, 'usr/local/bin'), { recursive: true })
  copyFileSync(process.execPath, join(files, 'usr/local/bin/node'))
  return files
}

const isShell = (program: string | undefined): boolean => /(^|\/)(sh|bash|dash|ash)$/.test(program ?? '')

/** An image starts a program, not a shell, as a user without rights, and its health is asked without a shell. */
const checkConfig = (name: string, config: ImageConfig): void => {
  assert.match(config.User, /^[1-9]\d*:[1-9]\d*$/, `${name}: a user by number, as Kubernetes asks for`)
  assert.ok(config.Entrypoint.length > 1 && !isShell(config.Entrypoint[0]), `${name}: a program is started`)
  const [kind, program] = config.Healthcheck?.Test ?? []
  assert.ok(kind === 'CMD' && !isShell(program), `${name}: health is asked without a shell`)
}

const folder = mkdtempSync(join(tmpdir(), 'swx-images-'))
chmodSync(folder, 0o755)
try {
  installPrograms()
  await tryCaddy(folder)
  say('Caddy serves the app by the Caddyfile beside it')
  say('making a base from Debian')
  const base = makeBase(folder)
  const buildah = createBuildah(folder)
  buildah.fromFolder('base', base)
  const baseMb = sizeMb(buildah.filesOf('localhost/base'))
  const images: Record<string, { files: string; config: ImageConfig }> = {}
  for (const [name, limit] of Object.entries(LIMITS)) {
    buildah.build(`swx-${name}`, join(root, 'deploy', name), 'base')
    const files = buildah.filesOf(`localhost/swx-${name}`)
    const config = buildah.config(`localhost/swx-${name}`)
    checkConfig(name, config)
    const beyond = Math.round((sizeMb(files) - baseMb) * 10) / 10
    say(`swx-${name}: ${beyond} MB beyond its base of ${baseMb} MB, started as user ${config.User}`)
    assert.ok(beyond <= limit, `${name} has ${beyond} MB beyond its base: at most ${limit} MB`)
    images[name] = { files, config }
  }
  images.balancer = { files: buildah.filesOf('localhost/base'), config: buildah.config('localhost/base') }
  const plan = join(folder, 'plan.json')
  writeFileSync(plan, JSON.stringify({ folder, images }))
  const started = spawnSync(
    'unshare',
    [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--mount-proc',
      process.execPath,
      join(root, 'tests/images/started.ts'),
      plan,
    ],
    { stdio: 'inherit' },
  )
  process.exitCode = started.status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
