import { setTimeout as after } from 'node:timers/promises'
import { build } from 'esbuild'
import type { Part, PartFilter, RoleOptions, Screen } from '../support/screen.ts'
import type { Driver } from './driver.ts'
import type { Request, Step, Wanted } from './part-request.ts'

const PATIENCE_MS = 30_000

const bundled = await build({
  entryPoints: [`${import.meta.dirname}/find-parts.ts`],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'swxParts',
})
const script = bundled.outputFiles[0]?.text ?? ''

/** Waits until an answer is another than undefined. */
export async function until<Result>(
  ask: () => Promise<Result | undefined>,
  message: () => string,
  patience = PATIENCE_MS,
): Promise<Result> {
  for (const giveUpAt = Date.now() + patience; ; await after(50)) {
    const result = await ask()
    if (result !== undefined) return result
    if (Date.now() > giveUpAt) throw new Error(message())
  }
}

const wantedOf = (text: string | RegExp): Wanted =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags }

const wordsOf = (step: Step): string => {
  if (step.by === 'role') return `${step.role} ${JSON.stringify(step.options.name ?? '')}`
  return JSON.stringify(step)
}

/** Asks a page for parts of it; the script that finds them is put there when it is not. */
async function ask(driver: Driver, request: Request) {
  const asked = `typeof swxParts === 'undefined' ? null : swxParts.answer(${JSON.stringify(request)})`
  const answer = await driver.read(asked).catch((error: Error) => ({ not: error.message }))
  if (answer !== null) return answer as { done?: unknown; not?: string }
  // While a page is replaced by another there is none to put it into.
  await driver.read(`(() => { ${script}; globalThis.swxParts = swxParts; return true })()`).catch(() => null)
  return { not: 'the page has just changed' }
}

/** A part of a page in a driven browser. */
class DrivenPart implements Part {
  readonly #driver: Driver
  readonly #steps: readonly Step[]

  constructor(driver: Driver, steps: readonly Step[] = []) {
    this.#driver = driver
    this.#steps = steps
  }

  #with(step: Step): DrivenPart {
    return new DrivenPart(this.#driver, [...this.#steps, step])
  }

  getByRole(role: string, { name, ...options }: RoleOptions = {}): DrivenPart {
    const wanted = name === undefined ? {} : { name: wantedOf(name) }
    return this.#with({ by: 'role', role, options: { ...options, ...wanted } })
  }

  getByText(text: string | RegExp, { exact }: { readonly exact?: boolean } = {}): DrivenPart {
    return this.#with({ by: 'text', text: wantedOf(text), exact })
  }

  getByLabel(text: string | RegExp, { exact }: { readonly exact?: boolean } = {}): DrivenPart {
    return this.#with({ by: 'label', text: wantedOf(text), exact })
  }

  locator(selector: string): DrivenPart {
    return this.#with({ by: 'css', selector })
  }

  filter({ hasText, hasNotText, has, visible }: PartFilter = {}): DrivenPart {
    return this.#with({
      by: 'filter',
      hasText: hasText && wantedOf(hasText),
      hasNotText: hasNotText && wantedOf(hasNotText),
      has: has === undefined ? undefined : (has as DrivenPart).#steps,
      visible,
    })
  }

  first(): DrivenPart {
    return this.nth(0)
  }

  last(): DrivenPart {
    return this.nth(-1)
  }

  nth(index: number): DrivenPart {
    return this.#with({ by: 'nth', index })
  }

  /** Asks until it can be done. */
  async #ask(act: Request['act'], value?: string): Promise<unknown> {
    let reason = ''
    const answer = await until(
      async () => {
        const { done, not } = await ask(this.#driver, {
          steps: this.#steps,
          act,
          ...(value === undefined ? {} : { value }),
        })
        if (not !== undefined) reason = not
        return not === undefined ? { done } : undefined
      },
      () => `${act} of ${this.#steps.map(wordsOf).join(' › ')}: ${reason}`,
    )
    return answer.done
  }

  async all(): Promise<DrivenPart[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }

  async count(): Promise<number> {
    return (await this.#ask('count')) as number
  }

  /** Waits until it is there, or is not. */
  async waitFor(isThere = true): Promise<void> {
    await until(
      async () => (await this.count()) > 0 === isThere || undefined,
      () => `${this.#steps.map(wordsOf).join(' › ')} is ${isThere ? 'not' : 'still'} there`,
    )
  }

  async click(): Promise<void> {
    // What moves is clicked where it comes to rest.
    let before: { x: number; y: number } | undefined
    const place = await until(
      async () => {
        const now = (await this.#ask('place')) as { x: number; y: number }
        const rests = now.x === before?.x && now.y === before.y
        before = now
        return rests ? now : undefined
      },
      () => `${this.#steps.map(wordsOf).join(' › ')} does not stand still`,
    )
    await this.#driver.clickAt(place.x, place.y)
  }

  async check(): Promise<void> {
    if (!(await this.#ask('checked'))) await this.click()
    await until(
      async () => (await this.#ask('checked')) === true || undefined,
      () => `${this.#steps.map(wordsOf).join(' › ')} did not become checked`,
    )
  }

  async fill(text: string): Promise<void> {
    await this.#ask('focus')
    if (text === '') await this.#driver.press('Delete')
    else await this.#driver.type(text)
  }

  async press(key: string): Promise<void> {
    await this.#ask('focus')
    await this.#driver.press(key)
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#ask('focus')
    await this.#driver.type(text)
  }

  async selectOption(value: string): Promise<void> {
    await this.#ask('choose', value)
  }

  async giveFile(path: string): Promise<void> {
    await this.#ask('mark')
    await this.#driver.giveFile(path)
  }

  async focus(): Promise<void> {
    await this.#ask('focus')
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#ask('attribute', name)) as string | null
  }

  async innerText(): Promise<string> {
    await this.waitFor()
    return (await this.allInnerTexts())[0] ?? ''
  }

  async allInnerTexts(): Promise<string[]> {
    return (await this.#ask('texts')) as string[]
  }

  async inputValue(): Promise<string> {
    return (await this.#ask('value')) as string
  }

  /** Waits until something is drawn on a canvas. */
  async waitUntilDrawn(): Promise<void> {
    await until(
      async () => (await this.#ask('drawn')) === true || undefined,
      () => `nothing is drawn on ${this.#steps.map(wordsOf).join(' › ')}`,
    )
  }
}

/** A page in a driven browser. */
export class DrivenScreen extends DrivenPart implements Screen {
  readonly driver: Driver
  readonly #home: string
  #url = ''

  constructor(driver: Driver, home: string) {
    super(driver)
    this.driver = driver
    this.#home = home
  }

  async goto(address: string): Promise<void> {
    await this.driver.goto(new URL(address, this.#home).href)
    this.#url = await this.driver.url()
  }

  async reload(): Promise<void> {
    await this.goto(await this.driver.url())
  }

  async goBack(): Promise<void> {
    await this.driver.goBack()
  }

  url(): string {
    return this.#url
  }

  /** Stores what a page would begin with, before the first page of the app is opened. */
  async addInitScript(
    script: (stored: Record<string, string>) => void,
    stored: Record<string, string>,
  ): Promise<void> {
    await this.driver.goto(`${this.#home}/robots.txt`)
    await this.driver.read(`(${script})(${JSON.stringify(stored)})`)
  }

  /** Waits until an expression is true in the page. */
  async waitUntil(expression: string): Promise<void> {
    await until(
      async () => (await this.driver.read(expression).catch(() => false)) === true || undefined,
      () => `${expression} does not become true`,
    )
  }
}
