// Brings a fresh clone to the point where a command can run. Started by the Node of the machine before anything is
// installed, so that it uses nothing but what Node brings.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { requireChromium } from './install-chromium.mjs'
import { fetchedNode, installable, isAtLeast, needed, nodeFolder, nodeName } from './node/project-node.mjs'
import { fail, root, runProgram } from './processes.mjs'

const isWindows = process.platform === 'win32'
const modules = join(root, 'node_modules')
const stampFile = '.swx-installed'

/** Runs npm by the Node outside the project: `npm ci` deletes node_modules, and what is linked there with it. */
async function runNpm(cwd, args) {
  const npm = process.env.npm_execpath
  const outerNode = process.env.npm_node_execpath ?? process.execPath
  const [program, ...first] = npm ? [outerNode, npm] : [isWindows ? 'npm.cmd' : 'npm']
  const options = ['--ignore-scripts', '--engine-strict=false', '--loglevel=error', '--no-audit', '--no-fund']
  const code = await runProgram(program, [...first, ...args, ...options], {
    cwd,
    stdio: ['ignore', 2, 2],
    shell: isWindows && !npm,
  })
  if (code !== 0)
    await fail(
      'The installation failed: see the lines above, check that the package registry can be reached, then run the command again.',
    )
}

function lockHash(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** The lock that a folder was installed from, and which of its lists. */
function readStamp(folder) {
  const file = join(folder, 'node_modules', stampFile)
  const [lock, list] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : []
  return { lock, list }
}

function writeStamp(folder, list) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', stampFile), `${lockHash(folder)} ${list}`)
}

/** Installs a project beside the workspaces, which has a lock of its own, when that lock changed. */
export async function installFolder(folder, purpose) {
  if (readStamp(folder).lock === lockHash(folder)) return
  console.error(`Installing ${purpose} (first run, or its lock changed) …`)
  await runNpm(folder, ['ci'])
  writeStamp(folder, 'all')
}

/**
 * Installs the workspaces: with `build` all their `dependencies`, which are enough to generate, build and serve; with
 * `tests` their `devDependencies`, too.
 */
async function installWorkspaces(wanted) {
  const installed = readStamp(root)
  const isCurrent = installed.lock === lockHash(root)
  // What the tests need stays installed: a build between two runs of the tests takes nothing away.
  const list = installed.list === 'tests' ? 'tests' : wanted
  if (isCurrent && installed.list === list) return
  if (isCurrent) {
    console.error('Installing what the tests need besides …')
    // Adds what is missing and leaves the rest in place; without --no-save it would write the lock anew.
    await runNpm(root, ['install', '--no-save', '--include=dev'])
  } else {
    console.error('Installing dependencies from the lock file (first run, or the lock changed) …')
    await runNpm(root, ['ci', list === 'build' ? '--omit=dev' : '--include=dev'])
  }
  writeStamp(root, list)
}

const versionOf = (node) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)

/**
 * Whether the machine has a Node that is new enough. One inside the project is the fetched one: a program of the
 * project started npm.
 */
function isMachineReady() {
  const outer = process.env.npm_node_execpath ?? process.execPath
  if (outer.startsWith(root)) return false
  const version = outer === process.execPath ? process.versions.node : versionOf(outer)
  return isAtLeast(version, needed)
}

/** Fetches a Node when that of the machine is too old. */
async function fetchNode() {
  if (isMachineReady()) return
  await installFolder(nodeFolder, 'a Node for the project')
  if (!existsSync(fetchedNode))
    await fail(
      `The project runs on Node ${needed.join('.')} or newer, found ${process.versions.node}, and there is none to fetch for ${process.platform} on ${process.arch}: install it, then run the command again.`,
    )
}

/**
 * Makes the scripts of npm run on a fetched Node: npm puts `node_modules/.bin`, where it is linked, first on their
 * path.
 */
function linkNode() {
  const link = join(modules, '.bin', nodeName)
  const isNeeded = !isMachineReady() && !isWindows
  if (isNeeded && existsSync(link) && isAtLeast(versionOf(link), needed)) return
  rmSync(link, { force: true })
  if (!isNeeded) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), fetchedNode), link)
}

/**
 * Installs what is missing, or ends the process with a line that says what to do.
 * @param {'build' | 'tests' | 'browser'} needs `build`: what building and serving takes; `tests`: what tests take, too;
 * `browser`: Chromium, too
 */
export async function prepare(needs) {
  if (!isAtLeast(process.versions.node, installable))
    await fail(
      `Node ${process.versions.node} is too old to install this project: install Node ${installable.join('.')} or newer, then run the command again.`,
    )
  await Promise.all([
    installWorkspaces(needs === 'build' ? 'build' : 'tests'),
    fetchNode(),
    needs === 'browser' && requireChromium(),
  ])
  linkNode()
}
