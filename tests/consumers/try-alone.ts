import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startTestMockServer } from '@swx/mock-server/test'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { freePort } from '../support/free-port.ts'
import type { LoneProject } from './alone.ts'
import { startBackend } from './backend.ts'
import { npm } from './npm.ts'

const here = join(import.meta.dirname, 'alone')
const run = promisify(execFile)

/** Does something in a new page of a browser. */
async function inBrowser<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium() as string,
    args: ['--no-sandbox'],
  })
  try {
    return await act(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** The text of a page, as soon as it shows what is awaited, or after twenty seconds. */
const textOf = (url: string, awaited: RegExp): Promise<string> =>
  inBrowser(async (page) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(url)
    // What is shown: the text of a page that is streamed is in its scripts before.
    await page
      .waitForFunction((text) => new RegExp(text).test(document.body.innerText), awaited.source, {
        timeout: 20_000,
      })
      .catch(() => {})
    return [await page.locator('body').innerText(), ...errors].join('\n')
  })

/** Waits until a server answers, or until it has ended. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await setTimeout(200)
  }
}

/** Puts a project into a folder, with the tarball and its own tools and nothing else. */
export function install(project: LoneProject, folder: string, tarball: string): void {
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, 'main.js'), join(folder, 'main.js'))
  cpSync(join(here, project.folder), folder, { recursive: true })
  npm(['install', tarball], folder)
}

/** What an installed project shows on a Node: its pages in a browser, and what its programs write. */
async function shown(project: LoneProject, folder: string, node: string): Promise<string> {
  // A server of an app asks for more than one price.
  const backend = project.server
    ? await startTestMockServer({ profile: 'sampleUsers' })
    : await startBackend(project.page && join(folder, project.page))
  const env = {
    ...process.env,
    PATH: [join(folder, 'node_modules/.bin'), dirname(node), process.env.PATH].join(delimiter),
    SWX_URL: backend.url,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NEXT_TELEMETRY_DISABLED: '1',
    // The package of the one who runs this is not the project's.
    NODE_OPTIONS: '',
    VITEST: '',
  }
  const options = { cwd: folder, env, timeout: 300_000 }
  try {
    if (project.isBuilt && !existsSync(join(folder, 'dist'))) await run('npm', ['run', 'build'], options)
    if (project.page) return await textOf(backend.url, project.shows)
    if (project.server) {
      const port = String(await freePort())
      const server = spawn(node, [...project.server, port], { cwd: folder, env, stdio: 'ignore' })
      try {
        await answering(`http://127.0.0.1:${port}/`, server)
        const url = `http://127.0.0.1:${port}/`
        const written = await (await fetch(url)).text()
        const text = `${written}\n${await textOf(url, /EURUSD/)}`
        await inBrowser(async (page) => project.journey?.(page, url, backend.url))
        return text
      } finally {
        server.kill('SIGTERM')
      }
    }
    const wrong: string[] = []
    let last = ''
    for (const program of project.programs ?? []) {
      const { stdout, stderr } = await run(node, program, options)
      last = `${stdout}${stderr}`
      if (!project.shows.test(last)) wrong.push(`${program.join(' ')}:\n${last}`)
    }
    return wrong.join('\n') || last
  } finally {
    await backend.close()
  }
}

/** What is wrong with an installed project, if anything is. */
export async function complaintOf(
  project: LoneProject,
  folder: string,
  node: string,
): Promise<string | undefined> {
  const said = await shown(project, folder, node).catch(
    ({ message, stdout = '', stderr = '' }) => `${message}\n${stdout}${stderr}`,
  )
  return project.shows.test(said) ? undefined : said
}

/** The number of a Node's line, such as 22. */
export const lineOf = (node: string): number =>
  Number(execFileSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' }))
