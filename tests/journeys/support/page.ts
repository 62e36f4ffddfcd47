import type { Part, RoleOptions, Screen } from '../../support/screen.ts'
import { press } from './acts.ts'
import { runInWindow } from './app-script.ts'
import { documentAt } from './documents.ts'
import { Locator } from './locator.ts'
import { PageHistory } from './page-history.ts'
import { createPageWindow, type PageWindow } from './page-window.ts'
import type { HeldSocket, TabSurroundings } from './tab-surroundings.ts'
import { textOf } from './text.ts'

/** A file that the page handed to the user. */
export interface Download {
  readonly suggestedFilename: () => string
  readonly text: () => Promise<string>
}

interface Arrivals {
  readonly download: Download
  readonly request: Request
  readonly popup: { readonly url: () => string }
}

const blank = new URL('about:blank')

/** A tab that shows the app: each address that is gone to, and each reload, runs it anew in a document of its own. */
export class JourneyPage implements Screen {
  readonly #context: TabSurroundings
  readonly #history = new PageHistory()
  readonly #sessionStorage: Storage
  readonly #listeners: { [Kind in keyof Arrivals]: Set<(arrived: Arrivals[Kind]) => void> } = {
    download: new Set(),
    request: new Set(),
    popup: new Set(),
  }
  readonly #scripts: { readonly work: string; readonly given: unknown }[] = []
  #window: PageWindow | undefined
  #isClosed = false

  constructor(context: TabSurroundings) {
    this.#context = context
    this.#sessionStorage = context.createStorage()
  }

  get window(): PageWindow {
    if (this.#window === undefined) throw new Error('No page was opened yet: begin with page.goto.')
    return this.#window
  }

  get document(): Document {
    return this.window.document as unknown as Document
  }

  readonly keyboard = {
    press: async (key: string) => {
      press(this.window, key)
      await this.rest()
    },
    type: async (text: string) => {
      for (const key of text) press(this.window, key)
      await this.rest()
    },
  }

  /** The time of the journey. It passes by itself only while a step waits for something. */
  readonly clock = {
    install: async () => {},
    fastForward: (ms: number) => this.#context.runtime.pass(ms),
    runFor: (ms: number) => this.#context.runtime.pass(ms),
  }

  context(): TabSurroundings {
    return this.#context
  }

  url(): string {
    return this.#window ? this.#history.current.url.href : blank.href
  }

  async goto(address: string): Promise<void> {
    this.#history.load(new URL(address, this.#context.url))
    await this.#load()
  }

  async reload(): Promise<void> {
    this.#history.reload()
    await this.#load()
  }

  async goBack(): Promise<void> {
    await this.#travel(-1)
  }

  async goForward(): Promise<void> {
    await this.#travel(1)
  }

  async #travel(delta: number): Promise<void> {
    // The entries of closed layers are left first, as by the time that a user needs.
    await this.#context.runtime.pass(100)
    this.#go(delta)
    await this.rest()
  }

  #go(delta: number): void {
    const { runtime } = this.#context
    runtime.later(() => {
      if (this.#isClosed) return
      const outcome = this.#history.go(delta)
      if (outcome === 'load')
        this.#load().catch((error) => this.#context.watch.complain(`the page did not open: ${error}`))
      if (outcome !== 'pop') return
      const { window } = this
      window.happyDOM.setURL(this.url())
      const { state } = this.#history.current
      window.dispatchEvent(Object.assign(new window.Event('popstate'), { state }) as never)
    })
  }

  async #load(): Promise<void> {
    this.#leave()
    const context = this.#context
    const { runtime } = context
    const window = createPageWindow({
      runtime,
      history: this.#history,
      localStorage: context.localStorage,
      sessionStorage: this.#sessionStorage,
      device: context.device,
      console: context.console,
      fetch: (request) => {
        this.#arrive('request', request)
        return context.fetch(request)
      },
      connect: context.connect,
      navigate: (url) => {
        if (this.#isClosed) return
        this.#history.load(url)
        this.#load().catch((error) => this.#context.watch.complain(`the page did not open: ${error}`))
      },
      go: (delta) => this.#go(delta),
      open: (url) => this.#arrive('popup', { url: () => url.href }),
      download: (name, file) =>
        this.#arrive('download', { suggestedFilename: () => name, text: () => file.text() }),
    })
    this.#window = window
    const { html, run } = documentAt(this.#history.current.url)
    window.document.write(html)
    for (const { work, given } of [...context.scripts, ...this.#scripts]) runInWindow(window, work, given)
    await runtime.end(run(window))
    await runtime.rest()
  }

  #leave(): void {
    if (this.#window === undefined) return
    this.#window.dispatchEvent(new this.#window.Event('pagehide') as never)
    this.#window.happyDOM.abort()
    this.#window.close()
    this.#window = undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#leave()
  }

  #arrive<Kind extends keyof Arrivals>(kind: Kind, arrived: Arrivals[Kind]): void {
    for (const listener of this.#listeners[kind]) listener(arrived)
  }

  on<Kind extends keyof Arrivals>(kind: Kind, listener: (arrived: Arrivals[Kind]) => void): void {
    this.#listeners[kind].add(listener)
  }

  /** Waits for the next thing of a kind that comes out of the page. Ask for it before what brings it about. */
  async waitForEvent<Kind extends keyof Arrivals>(
    kind: Kind,
    isMeant: (arrived: Arrivals[Kind]) => boolean = () => true,
  ): Promise<Arrivals[Kind]> {
    let found: Arrivals[Kind] | undefined
    const listener = (arrived: Arrivals[Kind]) => {
      if (isMeant(arrived)) found ??= arrived
    }
    this.#listeners[kind].add(listener)
    const hasCome = await this.#context.runtime.untilMeanwhile(() => found !== undefined)
    this.#listeners[kind].delete(listener)
    if (!hasCome) throw new Error(`No ${kind} came.\n${this.seen()}`)
    return found as Arrivals[Kind]
  }

  waitForRequest(place: RegExp): Promise<Request> {
    return this.waitForEvent('request', ({ url }) => place.test(url))
  }

  /** Lets a function of the test run in each document before the app does. It can use nothing outside of itself. */
  async addInitScript<Given>(work: (given: Given) => void, given?: Given): Promise<void> {
    this.#scripts.push({ work: String(work), given })
  }

  /** Lets a test hold the requests to some addresses, such as `**\/user/loan`. */
  async route(...given: Parameters<TabSurroundings['routes']['add']>): Promise<void> {
    this.#context.routes.add(...given)
  }

  /** Lets a test decide about the market sockets. */
  async routeWebSocket(_place: RegExp, hold: (socket: HeldSocket) => void): Promise<void> {
    this.#context.holdSockets(hold)
  }

  async unroute(place: string | RegExp): Promise<void> {
    this.#context.routes.remove(place)
  }

  /** Runs a function of the test in the page. It can use nothing outside of itself. */
  async evaluate<Given, Result>(work: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    const result = (await runInWindow(this.window, String(work), given)) as Awaited<Result>
    await this.rest()
    return result
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.#all().getByRole(role, options)
  }

  getByText(text: string | RegExp, options?: { readonly exact?: boolean }): Locator {
    return this.#all().getByText(text, options)
  }

  getByLabel(text: string | RegExp, options?: { readonly exact?: boolean }): Locator {
    return this.#all().getByLabel(text, options)
  }

  locator(selector: string, by?: { readonly has?: Part; readonly hasText?: string | RegExp }): Locator {
    if (selector === 'html') return new Locator(this, 'html', ({ documentElement }) => [documentElement])
    return this.#all().locator(selector, by)
  }

  #all(): Locator {
    return new Locator(this, 'page', ({ documentElement }) => [documentElement])
  }

  rest(): Promise<void> {
    return this.#context.runtime.rest()
  }

  /** Waits until something is so; fails with a message when it does not come about. */
  async wait(isSo: () => boolean, message: string | (() => string), patience?: number) {
    if (await this.#context.runtime.until(isSo, patience)) return
    throw new Error(`${typeof message === 'string' ? message : message()}\n${this.seen()}`)
  }

  /** Where the page is and what it says, for messages of what failed. */
  seen(): string {
    const body = this.#window?.document.body as unknown as Element | undefined
    return `${this.url()}\n${body ? textOf(body).slice(0, 3_000) : ''}`
  }
}
