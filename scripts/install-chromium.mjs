// Installs Chromium for the browser tests where that can be done without asking: as root on Debian or Ubuntu.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findChromium, findHeadlessChromium } from './chromium.mjs'
import { fail, root, runProgram } from './processes.mjs'

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const triedFile = join(root, '.turbo', 'headless-shell-tried')

/**
 * Installs packages, or leaves it when apt cannot.
 * @param {'ignore' | 2} errors where the errors of apt go
 * @param {string[]} packages
 */
async function aptInstall(errors, ...packages) {
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const options = {
    stdio: ['ignore', 'ignore', errors],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  await runProgram('apt-get', ['update', '-qq', ...impatient], options)
  await runProgram(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages, '-qq', ...impatient],
    options,
  )
}

/**
 * Installs the build without a window, which opens pages faster. Not every release has it, so that this is tried once.
 */
async function tryHeadlessShell() {
  const hasIt = process.env.CHROMIUM_PATH || findHeadlessChromium() !== findChromium()
  if (hasIt || existsSync(triedFile)) return
  console.error('Installing the Chromium without a window, with which the browser tests are faster …')
  await aptInstall('ignore', 'chromium-headless-shell')
  mkdirSync(dirname(triedFile), { recursive: true })
  writeFileSync(triedFile, '')
}

/** Finds or installs Chromium, or ends the process with a line that says what to do. */
export async function requireChromium() {
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
