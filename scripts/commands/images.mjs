import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { projectNode } from '../node/project-node.mjs'
import { fail, requireTurbo, root, runNode } from '../processes.mjs'

const deploy = join(root, 'deploy')
const defaults = {
  CONFIG_FILE: join(deploy, 'app/config.json'),
  OPERATOR_FILE: join(root, 'app/operator.sample.json'),
}

/** Packs the mock server for its image. */
function packMockServer() {
  const folder = mkdtempSync(join(deploy, 'mock-server/pack-'))
  try {
    const pack = ['pack', '-w', '@swx/mock-server', '--ignore-scripts', '--pack-destination', folder]
    execFileSync(projectNode(), [process.env.npm_execpath, ...pack], {
      cwd: root,
      stdio: ['ignore', 'ignore', 2],
    })
    const [file = ''] = readdirSync(folder)
    renameSync(join(folder, file), join(deploy, 'mock-server/package.tgz'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts the operator's app beside the Dockerfile: what is served, what servers read, and what a stage changes. */
function placeApp() {
  const app = join(deploy, 'app')
  for (const name of ['site', 'stage']) rmSync(join(app, name), { recursive: true, force: true })
  const hosting = join(root, 'app/dist-operator-hosting')
  cpSync(join(root, 'app/dist-operator'), join(app, 'site'), { recursive: true })
  cpSync(join(hosting, 'nginx.conf'), join(app, 'hosting.conf'))
  cpSync(join(hosting, 'policy.nginx.conf'), join(app, 'stage/policy.nginx.conf'))
  renameSync(join(app, 'site/config.json'), join(app, 'stage/config.json'))
  symlinkSync('/etc/nginx/swx/config.json', join(app, 'site/config.json'))
}

/** Keys for deploy/compose.yaml, each made once. */
function makeKeys() {
  const key = () => randomBytes(18).toString('base64url')
  const settings = join(deploy, '.env')
  if (!existsSync(settings)) writeFileSync(settings, `SANDBOX_KEY=${key()}\n`, { mode: 0o600 })
  const secrets = join(deploy, 'secrets')
  const password = join(secrets, 'database-password')
  if (existsSync(password)) return
  mkdirSync(secrets, { recursive: true, mode: 0o700 })
  // Users in containers have numbers of their own; the folder keeps those of this machine out.
  writeFileSync(password, key(), { mode: 0o444 })
}

/** @type {import('../run.mjs').Command} */
export const images = {
  help: `
npm run images

Makes what the images in deploy/ are built from, besides their Dockerfiles: the packed mock server and the operator's
app; for deploy/compose.yaml a certificate of one's own and keys, unless they are there. docs/deploy.md goes on from here.

  OPERATOR_FILE=FILE  what the operator says of itself (app/operator.sample.json)
  CONFIG_FILE=FILE    the stage that the app's image has before another one is mounted (deploy/app/config.json)
  --help              print this and end
`,
  needs: 'build',
  async run() {
    if (!process.env.npm_execpath) await fail('Start this by "npm run images".')
    await requireTurbo(['build'], '@swx/mock-server', '@swx/sdk', '@swx/locales')
    packMockServer()
    const code = await runNode(['app/scripts/build-operator.mjs'], { env: { ...defaults, ...process.env } })
    if (code !== 0) return code
    placeApp()
    makeKeys()
    try {
      execFileSync(join(deploy, 'make-certificate.sh'), { stdio: ['ignore', 2, 2] })
    } catch {
      await fail('The certificate could not be made: install openssl, then run deploy/make-certificate.sh.')
    }
    console.error('Next: docker compose --file deploy/compose.yaml up --build --detach --wait')
    return 0
  },
}
