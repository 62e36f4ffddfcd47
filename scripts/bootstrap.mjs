// Brings a fresh clone to the point where a command can run. Started by the Node of the machine before anything is
// installed, so that it uses nothing but what Node brings.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findChromium, findHeadlessChromium } from './chromium.mjs'
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

/** The lock that a folder is installed from, and the list of packages that was taken of it. */
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
 * Installs the workspaces: `build` is every `dependencies` of theirs, enough to generate, build and serve; `tests` adds
 * their `devDependencies`.
 */
async function installWorkspaces(wanted) {
  const installed = readStamp(root)
  const isCurrent = installed.lock === lockHash(root)
  // What was there stays there: a start between two runs of the tests takes nothing away.
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

/** Whether the machine has a Node that is new enough. A program of the project may have started npm on the fetched one. */
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

/** npm puts `node_modules/.bin` first on the path of its scripts: a fetched Node there is the one they run on. */
function linkNode() {
  const link = join(modules, '.bin', nodeName)
  const isNeeded = !isMachineReady() && !isWindows
  if (isNeeded && existsSync(link) && isAtLeast(versionOf(link), needed)) return
  rmSync(link, { force: true })
  if (!isNeeded) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), fetchedNode), link)
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const triedFile = join(root, '.turbo', 'headless-shell-tried')

/** Installs by apt what its lists have. */
async function aptInstall(errors, ...packages) {
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const options = {
    stdio: ['ignore', 'ignore', errors],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await runProgram('apt-get', ['update', '-qq', ...quick], options)
  await runProgram(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages, '-qq', ...quick],
    options,
  )
}

/** The build without a window opens pages faster. Not every release of Debian and Ubuntu has it: it is asked for once. */
async function tryHeadlessShell() {
  const hasIt = process.env.CHROMIUM_PATH || findHeadlessChromium() !== findChromium()
  if (hasIt || existsSync(triedFile)) return
  console.error('Installing the Chromium without a window, with which the browser tests are faster …')
  await aptInstall('ignore', 'chromium-headless-shell')
  mkdirSync(dirname(triedFile), { recursive: true })
  writeFileSync(triedFile, '')
}

async function requireChromium() {
  if (!findChromium() && isRootOnDebian()) {
    console.error('Installing Chromium for the browser tests …')
    await aptInstall(2, 'chromium', 'fonts-noto-core')
  }
  if (!findChromium())
    await fail(
      'No Chromium found for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to its program, then run the command again.',
    )
  if (isRootOnDebian()) await tryHeadlessShell()
}

/**
 * Installs what is missing, or ends the process with a line that says what to do.
 * @param {'build' | 'tests' | 'browser'} needs what building and serving takes; what the tests take besides; Chromium too
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
