// `node tests/consumers/run.ts [TARBALL …] [NODE …] [WORD …]`: installs packed packages into new folders as their users
// do, and runs a project of each kind: those of alone.ts in folders that hold the SDK and one tool, those of projects.ts
// beside everything else. Without a tarball it packs `sdk` as it is built. Without a Node it installs each line that the
// SDK promises; builds and pages are made on the last of them. Words pick projects by their names.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { loneProjects } from './alone.ts'
import { startBackend } from './backend.ts'
import { npm } from './npm.ts'
import { type Project, projects } from './projects.ts'
import { complaintOfSamples } from './samples.ts'
import { complaintOf, install, lineOf } from './try-alone.ts'

const here = import.meta.dirname
const args = process.argv.slice(2)
const place = mkdtempSync(join(tmpdir(), 'swx-consumers-'))
const shared = join(place, 'shared')
const samplesName = 'every sample of README and documents, in an empty folder'
const isPath = (arg: string) => /[/\\]|\.tgz$/.test(arg)
const isNamed = (name: string) => {
  const words = args.filter((arg) => !isPath(arg))
  return words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
}

function pack(): string {
  npm(['pack', '--pack-destination', place], join(here, '..', '..', 'sdk'))
  return globSync(join(place, '*.tgz'))[0] as string
}

/** The lines of Node that there are for this machine, the newest last; else the one that runs this. */
function promisedNodes(): string[] {
  cpSync(join(here, 'nodes'), join(place, 'nodes'), { recursive: true })
  npm(['install'], join(place, 'nodes'))
  const found = globSync(join(place, 'nodes/node_modules/node*/bin/node')).sort()
  return found.length > 0 ? found : [process.execPath]
}

/** What is wrong with a project, if anything is. */
async function complaint(project: Project, node: string, baseUrl: string): Promise<string | undefined> {
  const [bun = 'bun'] = globSync(join(shared, 'node_modules/@oven/*/bin/bun'))
  const installed = (path: string) => join(shared, 'node_modules', path)
  const [file, ...rest] = project.command({ node, baseUrl, installed, bun })
  const { stdout, stderr, code } = await promisify(execFile)(file, rest, {
    cwd: join(shared, project.folder),
    env: { ...process.env, SWX_URL: baseUrl, NO_COLOR: '1', FORCE_COLOR: '0' },
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
function tell(name: string, wrong: string | undefined): void {
  console.log(`  ${wrong ? 'failed' : 'works'}  ${name}`)
  if (wrong) console.log(wrong.replace(/^/gm, '    '))
  if (wrong) failures++
}

const backend = await startBackend()
try {
  const files = args.filter(isPath).map((path) => resolve(path))
  const given = files.filter((path) => path.endsWith('.tgz'))
  const tarballs = given.length > 0 ? given : [pack()]
  const named = files.filter((path) => !path.endsWith('.tgz'))
  const nodes = named.length > 0 ? named : promisedNodes()
  const newest = nodes.at(-1)
  const sdk = tarballs.find((path) => basename(path).startsWith('swx-sdk-'))
  const lone = sdk ? loneProjects.filter(({ name }) => isNamed(name)) : []
  const together = projects.filter(({ name }) => isNamed(name))
  for (const project of lone) install(project, join(place, project.folder), sdk as string)
  if (together.length > 0) {
    mkdirSync(shared)
    cpSync(join(here, 'package.json'), join(shared, 'package.json'))
    cpSync(join(here, 'projects'), shared, { recursive: true })
    npm(['install', ...tarballs], shared)
  }
  if (sdk && newest && isNamed(samplesName))
    tell(samplesName, await complaintOfSamples(sdk, join(place, 'samples'), newest))
  for (const node of [...nodes].reverse()) {
    console.log(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim())
    const line = lineOf(node)
    for (const project of lone) {
      const isOnce = project.page ?? project.server ?? project.isOnce
      if ((isOnce && node !== newest) || line < (project.since ?? 20)) continue
      tell(`alone: ${project.name}`, await complaintOf(project, join(place, project.folder), node))
    }
    for (const project of together)
      if (!project.needs || existsSync(join(shared, 'node_modules', project.needs)))
        tell(project.name, await complaint(project, node, backend.url))
  }
} finally {
  backend.close()
  rmSync(place, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0
