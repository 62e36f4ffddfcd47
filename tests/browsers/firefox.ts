import type { BrowserKind, Driver } from './driver.ts'

/** What is used of puppeteer-core, which is installed by the command. */
interface Puppeteer {
  launch(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>
}
interface Page {
  goto(address: string, options: object): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string
  evaluate(expression: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  readonly mouse: { click(x: number, y: number): Promise<void> }
  readonly keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  $(selector: string): Promise<{ uploadFile(path: string): Promise<void> } | null>
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void
  on(event: 'pageerror', listener: (error: Error) => void): void
}

/** 1 lets a page have it, 2 refuses. */
const permission = { fake: 1, refused: 2 }

/**
 * Said of an answer whose page has left before all of it came, whatever the worker does: also of one that only hands on
 * what the network answers. An answer that fails is told apart: "passed a promise that rejected".
 */
const isOfPageThatLeft = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Firefox of Debian, over WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  packages: { 'firefox-esr': '/usr/bin/firefox-esr' },
  hasCamera: true,
  async launch({ width, height, camera = 'refused' }) {
    const name: string = 'puppeteer-core'
    const { default: puppeteer } = (await import(name)) as { default: Puppeteer }
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US',
        'media.navigator.streams.fake': camera === 'fake',
        'permissions.default.camera': permission[camera],
      },
    })
    const page = await browser.newPage()
    await page.setViewport({ width, height })
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warn', 'warning'].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => {
      if (!isOfPageThatLeft.test(error.message)) complaints.push(`uncaught: ${error.stack ?? error.message}`)
    })
    const driver: Driver = {
      async goto(address) {
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 60_000 })
      },
      async goBack() {
        await page.goBack()
      },
      url: async () => page.url(),
      read: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      async giveFile(path) {
        await (await page.$('[data-driven]'))?.uploadFile(path)
      },
      complaints: () => complaints,
      close: () => browser.close(),
    }
    return driver
  },
}
