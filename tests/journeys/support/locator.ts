import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Part, PartFilter, RoleOptions } from '../../support/screen.ts'
import { click, fill, giveFiles, hindrance, select } from './acts.ts'
import { byRole } from './by-role.ts'
import { byLabel, byText } from './by-text.ts'
import type { JourneyRuntime } from './journey-runtime.ts'
import type { PageWindow } from './page-window.ts'
import { matchesText, textOf } from './text.ts'
import { isShown } from './visible.ts'

type Find = (document: Document) => Element[]

/** A file as a field takes it: a path, or its name, kind and content. */
export type GivenFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const kinds: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

const readGiven = (given: GivenFile): File =>
  typeof given === 'string'
    ? new File([readFileSync(given)], basename(given), { type: kinds[given.split('.').at(-1) ?? ''] ?? '' })
    : new File([new Uint8Array(given.buffer)], given.name, { type: given.mimeType })

/** A page, as far as its parts are looked for and used there. */
export interface LocatedPage {
  readonly window: PageWindow
  readonly document: Document
  /** What the page has in common with the other tabs of its user. */
  context(): { readonly runtime: JourneyRuntime }
  /** Where the page is and what it says, for messages of what failed. */
  seen(): string
  readonly keyboard: {
    press(key: string): Promise<void>
    type(text: string): Promise<void>
  }
  /** Lets what was begun come to its end. */
  rest(): Promise<void>
  /** Waits until something is so; fails with a message when it does not come about. */
  wait(isSo: () => boolean, message: string | (() => string), patience?: number): Promise<void>
}

/** A part of a page, looked for anew whenever something is asked of it. */
export class Locator implements Part {
  readonly page: LocatedPage
  /** How it was asked for. */
  readonly words: string
  readonly #find: Find

  constructor(page: LocatedPage, words: string, find: Find) {
    this.page = page
    this.words = words
    this.#find = find
  }

  #narrow(words: string, narrow: (found: Element[]) => Element[]): Locator {
    return new Locator(this.page, `${this.words} › ${words}`, (document) => narrow(this.#find(document)))
  }

  #inside(words: string, look: (root: Element) => Element[]): Locator {
    return this.#narrow(words, (found) => {
      const inside = new Set(found.flatMap(look))
      // In the order of the document, each once.
      return found.length < 2 ? [...inside] : [...inside].sort(byPlace)
    })
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.#inside(`${role}${wordsOf(options?.name)}`, (root) => byRole(root, role, options))
  }

  getByText(text: string | RegExp, { exact }: { readonly exact?: boolean } = {}): Locator {
    return this.#inside(`text${wordsOf(text)}`, (root) => byText(root, text, exact))
  }

  getByLabel(text: string | RegExp, { exact }: { readonly exact?: boolean } = {}): Locator {
    return this.#inside(`label${wordsOf(text)}`, (root) => byLabel(root, text, exact))
  }

  locator(selector: string, by?: PartFilter): Locator {
    const found = this.#inside(selector, (root) =>
      selector === '..'
        ? [root.parentElement ?? root]
        : /^(\.\.\/)+\.\.$/.test(selector)
          ? [ancestor(root, selector.split('/').length)]
          : [...root.querySelectorAll(selector)],
    )
    return by ? found.filter(by) : found
  }

  filter({ hasText, hasNotText, has, visible }: PartFilter = {}): Locator {
    const inner = has as Locator | undefined
    const words = [hasText && `with${wordsOf(hasText)}`, inner && `with ${inner.words}`, visible && 'shown']
    return this.#narrow(words.filter(Boolean).join(' '), (found) => {
      const wanted = inner && new Set(inner.elements())
      return found.filter(
        (element) =>
          (hasText === undefined || matchesText(textOf(element), hasText)) &&
          (hasNotText === undefined || !matchesText(textOf(element), hasNotText)) &&
          (wanted === undefined || [...wanted].some((one) => one !== element && element.contains(one))) &&
          (visible === undefined || isShown(element) === visible),
      )
    })
  }

  or(other: Locator): Locator {
    return new Locator(this.page, `${this.words} or ${other.words}`, (document) =>
      [...new Set([...this.#find(document), ...other.#find(document)])].sort(byPlace),
    )
  }

  first(): Locator {
    return this.nth(0)
  }

  last(): Locator {
    return this.nth(-1)
  }

  nth(index: number): Locator {
    return this.#narrow(`no. ${index}`, (found) => {
      const element = found.at(index)
      return element ? [element] : []
    })
  }

  /** What is there now. */
  elements(): Element[] {
    return this.#find(this.page.document)
  }

  /** The one element there is now; undefined when there is none. */
  element(): Element | undefined {
    const found = this.elements()
    if (found.length > 1)
      throw new Error(
        `${found.length} parts are "${this.words}": ${found.slice(0, 4).map(briefly).join(', ')}`,
      )
    return found[0]
  }

  async all(): Promise<Locator[]> {
    await this.page.rest()
    return this.elements().map((_, index) => this.nth(index))
  }

  async count(): Promise<number> {
    await this.page.rest()
    return this.elements().length
  }

  /** Waits for the one element. */
  async #there(): Promise<Element> {
    await this.page.wait(() => this.element() !== undefined, `"${this.words}" is not on the page`)
    return this.element() as Element
  }

  /** Waits until a user could use the one element, and does so. */
  async #act(work: (element: Element) => void): Promise<void> {
    let reason: string | undefined
    const isUsable = () => {
      const element = this.element()
      reason = element === undefined || !isShown(element) ? 'it is not on the page' : hindrance(element)
      return reason === undefined
    }
    await this.page.wait(isUsable, () => `"${this.words}" cannot be used: ${reason}`)
    work(this.element() as Element)
    await this.page.rest()
  }

  click(): Promise<void> {
    return this.#act((element) => click(this.page.window, element))
  }

  tap(): Promise<void> {
    return this.click()
  }

  dblclick(): Promise<void> {
    return this.#act((element) => click(this.page.window, element, 2))
  }

  async check(): Promise<void> {
    await this.#act((element) => {
      if (!isChecked(element)) click(this.page.window, element)
    })
    if (!isChecked(await this.#there())) throw new Error(`"${this.words}" did not become checked.`)
  }

  fill(text: string): Promise<void> {
    return this.#act((element) => fill(this.page.window, element, text))
  }

  focus(): Promise<void> {
    return this.#act((element) => (element as HTMLElement).focus())
  }

  async press(key: string): Promise<void> {
    await this.focus()
    await this.page.keyboard.press(key)
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.page.keyboard.type(text)
  }

  async selectOption(value: string): Promise<void> {
    await this.#act((element) => {
      if (!select(this.page.window, element, value))
        throw new Error(`"${this.words}" has no option ${value}.`)
    })
  }

  async setInputFiles(files: GivenFile | readonly GivenFile[]): Promise<void> {
    const given = (Array.isArray(files) ? files : [files]) as readonly GivenFile[]
    giveFiles(this.page.window, await this.#there(), given.map(readGiven))
    await this.page.rest()
  }

  async dispatchEvent(type: string, init: PointerEventInit = {}): Promise<void> {
    const { Event, PointerEvent } = this.page.window
    const Kind = type.startsWith('pointer') ? PointerEvent : Event
    const element = await this.#there()
    const event = new Kind(type, { bubbles: true, cancelable: true, ...init } as EventInit)
    element.dispatchEvent(event as unknown as globalThis.Event)
    await this.page.rest()
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#there()).getAttribute(name)
  }

  async innerText(): Promise<string> {
    return textOf(await this.#there())
  }

  async allInnerTexts(): Promise<string[]> {
    await this.page.rest()
    return this.elements().map(textOf)
  }

  async inputValue(): Promise<string> {
    return ((await this.#there()) as HTMLInputElement).value
  }

  /** Runs a function of the test with the element. */
  async evaluate<Result>(work: (element: HTMLElement) => Result): Promise<Result> {
    return work((await this.#there()) as HTMLElement)
  }

  /** Runs a function of the test with the elements that are there now. */
  async evaluateAll<Result>(work: (elements: HTMLElement[]) => Result): Promise<Result> {
    await this.page.rest()
    return work(this.elements() as HTMLElement[])
  }
}

export const isChecked = (element: Element): boolean =>
  element.matches('input')
    ? (element as HTMLInputElement).checked
    : element.getAttribute('aria-checked') === 'true'

const byPlace = (one: Element, other: Element): number => (one.compareDocumentPosition(other) & 4 ? -1 : 1)

const ancestor = (element: Element, steps: number): Element =>
  steps === 0 || !element.parentElement ? element : ancestor(element.parentElement, steps - 1)

const wordsOf = (text: string | RegExp | undefined): string => (text === undefined ? '' : ` ${String(text)}`)

const briefly = (element: Element): string => `<${element.localName}> ${textOf(element).slice(0, 40)}`
