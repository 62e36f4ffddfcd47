// `node tests/consumers/run.ts [TARBALL …] [NODE …]`: installs packed packages into a new folder beside what their users
// build with, and runs a project of each kind, under each Node named. Without a tarball it packs `sdk` as it is built.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startBackend } from './backend.ts'
import { type Project, projects } from './projects.ts'

const here = import.meta.dirname
const named = process.argv.slice(2).map((path) => resolve(path))
const nodes = named.filter((path) => !path.endsWith('.tgz'))
const given = named.filter((path) => path.endsWith('.tgz'))
const folder = mkdtempSync(join(tmpdir(), 'swx-consumers-'))
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  })

function pack(): string {
  npm(['pack', '--pack-destination', folder], join(here, '..', '..', 'sdk'))
  return globSync(join(folder, '*.tgz'))[0] as string
}

/** What is wrong with a project, if anything is. */
async function complaint(project: Project, node: string, baseUrl: string): Promise<string | undefined> {
  const [bun = 'bun'] = globSync(join(folder, 'node_modules/@oven/*/bin/bun'))
  const installed = (path: string) => join(folder, 'node_modules', path)
  const [file, ...args] = project.command({ node, baseUrl, installed, bun })
  const { stdout, stderr, code } = await promisify(execFile)(file, args, {
    cwd: join(folder, project.folder),
    env: { ...process.env, BASE_URL: baseUrl, NO_COLOR: '1', FORCE_COLOR: '0' },
    timeout: 120_000,
  }).then(
    (ended) => ({ ...ended, code: 0 }),
    (error) => error,
  )
  const said = `${stdout}${stderr}`
  const isRight =
    code === 0 && project.shows.test(stdout + (stdout ? '' : stderr)) && !project.never?.test(said)
  return isRight ? undefined : `ended with ${code}\n${said}`
}

let failures = 0
const backend = await startBackend()
try {
  const tarballs = given.length > 0 ? given : [pack()]
  cpSync(join(here, 'package.json'), join(folder, 'package.json'))
  cpSync(join(here, 'projects'), folder, { recursive: true })
  npm(['install', ...tarballs], folder)
  for (const node of nodes.length > 0 ? nodes : [process.execPath]) {
    console.log(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim())
    for (const project of projects) {
      if (project.needs && !existsSync(join(folder, 'node_modules', project.needs))) continue
      const wrong = await complaint(project, node, backend.url)
      console.log(`  ${wrong ? 'failed' : 'works'}  ${project.name}`)
      if (wrong) console.log(wrong.replace(/^/gm, '    '))
      if (wrong) failures++
    }
  }
} finally {
  backend.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
