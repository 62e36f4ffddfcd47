// `node tests/browsers/run.ts [WORD ...]`: journeys in browsers that the other tests do not use, each with a server and a
// profile of its own. A journey fails as well when its pages complain.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stageFor } from '../e2e/support/stage.ts'
import { startMockServerProcess } from '../support/mock-server-process.ts'
import { DrivenScreen } from './driven-screen.ts'
import type { BrowserKind } from './driver.ts'
import { firefox } from './firefox.ts'
import { journeys, type NamedJourney } from './journeys.ts'
import { webkit } from './webkit.ts'

const sizes = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } }
const browsers = [firefox, webkit]
const words = process.argv.slice(2)

/** Installs a browser from Debian where it is missing; answers what stands in the way. */
const hindranceOf = ({ packages }: BrowserKind): string | undefined => {
  const isThere = () => Object.values(packages).every((path) => existsSync(path))
  if (isThere()) return undefined
  const names = Object.keys(packages)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return `install ${names.join(', ')} of Debian first, or run this as root once`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: 'ignore',
  })
  return isThere() ? undefined : `Debian's ${names.join(', ')} could not be installed`
}

/** @returns what went wrong; undefined when nothing did */
const tryJourney = async (browser: BrowserKind, journey: NamedJourney): Promise<string | undefined> => {
  const { device, camera } = journey
  const server = await startMockServerProcess()
  const stage = stageFor(server.url, 'main')
  const driver = await browser.launch({ ...sizes[device], ...(camera ? { camera } : {}) })
  const allowed: RegExp[] = []
  const page = new DrivenScreen(driver, server.url)
  try {
    await page.goto(`/?device=${device}`)
    await page.driver.read("localStorage.setItem('swx.boardSeen', 'true')")
    await journey.run({
      page,
      stage,
      device,
      endServer: () => server.stop(),
      allow: (pattern) => void allowed.push(pattern),
    })
    const complaints = driver.complaints().filter((text) => !allowed.some((pattern) => pattern.test(text)))
    return complaints.length > 0 ? `the page complained:\n${complaints.join('\n')}` : undefined
  } catch (error) {
    const seen = await driver.read('location.href + "\\n" + document.body.innerText').catch(() => '')
    return [error instanceof Error ? error.stack : error, seen, ...driver.complaints()].join('\n')
  } finally {
    await driver.close()
    await server.stop()
  }
}

let failures = 0
for (const browser of browsers) {
  const hindrance = hindranceOf(browser)
  if (hindrance !== undefined) {
    console.log(`${browser.name}: not tried: ${hindrance}`)
    failures++
    continue
  }
  for (const journey of journeys) {
    const title = `${browser.name}, ${journey.device}: ${journey.title}`
    if (!words.every((word) => title.toLowerCase().includes(word.toLowerCase()))) continue
    if (journey.camera === 'fake' && !browser.hasCamera) {
      console.log(`- ${title}: not tried, it has no camera that shows a pattern`)
      continue
    }
    const fault = await tryJourney(browser, journey)
    console.log(`${fault === undefined ? '✓' : '✗'} ${title}${fault === undefined ? '' : `\n${fault}`}`)
    if (fault !== undefined) failures++
  }
}
process.exit(failures === 0 ? 0 : 1)
