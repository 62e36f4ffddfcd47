import { expect } from 'vitest'
import { isChecked, Locator } from './locator.ts'
import { JourneyPage } from './page.ts'
import { matchesText, plainText, textOf } from './text.ts'
import { isShown } from './visible.ts'

interface Outcome {
  readonly isSo: boolean
  readonly seen: unknown
}

interface Patience {
  readonly timeout?: number
}

/** The matchers of a browser's test, for pages and their parts: each waits until it is so, or with `not` no more so. */
export interface PageMatchers {
  toBeAttached(options?: Patience): Promise<void>
  toBeVisible(options?: Patience): Promise<void>
  toBeHidden(options?: Patience): Promise<void>
  toBeFocused(options?: Patience): Promise<void>
  toBeChecked(options?: Patience): Promise<void>
  toBeDisabled(options?: Patience): Promise<void>
  toBeEnabled(options?: Patience): Promise<void>
  toHaveCount(count: number, options?: Patience): Promise<void>
  toHaveText(text: string | RegExp | readonly (string | RegExp)[], options?: Patience): Promise<void>
  toContainText(text: string | RegExp, options?: Patience): Promise<void>
  toHaveValue(value: string | RegExp, options?: Patience): Promise<void>
  toHaveAttribute(name: string, value?: string | RegExp, options?: Patience): Promise<void>
  toHaveURL(url: string | RegExp, options?: Patience): Promise<void>
  toHaveTitle(title: string | RegExp, options?: Patience): Promise<void>
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void>, T> extends PageMatchers {}
}

const fits = (text: string, wanted: string | RegExp): boolean =>
  wanted instanceof RegExp ? matchesText(text, wanted) : text === plainText(wanted)

/** What a matcher sees in its subject. Declared as a method, so that each matcher may name the types that it takes. */
type Look<Subject> = { look(subject: Subject, ...wanted: unknown[]): Outcome }['look']

/** A matcher of one element, which is there. */
const ofElement =
  (look: Look<Element>) =>
  (locator: Locator, ...wanted: unknown[]): Outcome => {
    const element = locator.element()
    return element ? look(element, ...wanted) : { isSo: false, seen: 'nothing' }
  }

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null

const looks: Record<keyof PageMatchers, Look<unknown>> = {
  toBeAttached: (locator: Locator) => outcome(locator.element() !== undefined),
  toBeVisible: (locator: Locator) => {
    const element = locator.element()
    return outcome(element !== undefined && isShown(element))
  },
  toBeHidden: (locator: Locator) => {
    const element = locator.element()
    return outcome(element === undefined || !isShown(element))
  },
  toBeFocused: ofElement((element) => {
    const { activeElement } = element.ownerDocument
    return { isSo: activeElement === element, seen: activeElement?.outerHTML.slice(0, 200) }
  }),
  toBeChecked: ofElement((element) => outcome(isChecked(element))),
  toBeDisabled: ofElement((element) => outcome(isDisabled(element))),
  toBeEnabled: ofElement((element) => outcome(!isDisabled(element))),
  toHaveCount: (locator: Locator, count: number) => {
    const found = locator.elements()
    return {
      isSo: found.length === count,
      seen: `${found.length}: ${found.map(textOf).join(' | ').slice(0, 500)}`,
    }
  },
  toHaveText: (locator: Locator, wanted: string | RegExp | (string | RegExp)[]) => {
    const texts = Array.isArray(wanted)
      ? locator.elements().map(textOf)
      : [textOf(locator.element() ?? nothing(locator))]
    const all = Array.isArray(wanted) ? wanted : [wanted]
    const isSo = texts.length === all.length && texts.every((text, at) => fits(text, all[at] as string))
    return { isSo, seen: texts }
  },
  toContainText: ofElement((element, wanted: string | RegExp) => {
    const text = textOf(element)
    return {
      isSo: wanted instanceof RegExp ? matchesText(text, wanted) : text.includes(plainText(wanted)),
      seen: text,
    }
  }),
  toHaveValue: ofElement((element, wanted: string | RegExp) => {
    const { value } = element as HTMLInputElement
    return { isSo: wanted instanceof RegExp ? wanted.test(value) : value === wanted, seen: value }
  }),
  toHaveAttribute: ofElement((element, name: string, wanted?: string | RegExp) => {
    const value = element.getAttribute(name)
    const isSo =
      value !== null &&
      (wanted === undefined || (wanted instanceof RegExp ? wanted.test(value) : value === wanted))
    return { isSo, seen: value }
  }),
  toHaveURL: (page: JourneyPage, wanted: string | RegExp) => {
    const url = page.url()
    const isSo =
      wanted instanceof RegExp ? wanted.test(url) : url === new URL(wanted, page.context().url).href
    return { isSo, seen: url }
  },
  toHaveTitle: (page: JourneyPage, wanted: string | RegExp) => {
    const { title } = page.document
    return { isSo: fits(plainText(title), wanted), seen: title }
  },
}

const outcome = (isSo: boolean): Outcome => ({ isSo, seen: isSo })

const nothing = ({ page }: Locator): Element => page.document.createElement('i')

const isPatience = (given: unknown): given is Patience =>
  typeof given === 'object' && given !== null && 'timeout' in given

const matchers = Object.entries(looks).map(([name, look]) => {
  async function match(this: { readonly isNot?: boolean }, subject: unknown, ...given: unknown[]) {
    const page =
      subject instanceof JourneyPage ? subject : subject instanceof Locator ? subject.page : undefined
    if (page === undefined) throw new TypeError(`${name} is about a page or a part of one.`)
    const patience = given.find(isPatience)?.timeout
    const wanted = given.filter((one) => !isPatience(one))
    let last: Outcome = { isSo: false, seen: undefined }
    const isReached = () => {
      last = look(subject, ...wanted)
      return last.isSo !== Boolean(this.isNot)
    }
    await page.context().runtime.until(isReached, patience)
    return {
      pass: last.isSo,
      message: () =>
        [
          `${subject instanceof Locator ? subject.words : 'page'} ${this.isNot ? 'not ' : ''}${name} ${wanted.map(String).join(' ')}`,
          `seen: ${typeof last.seen === 'string' ? last.seen : JSON.stringify(last.seen)}`,
          page.seen(),
        ].join('\n'),
    }
  }
  return [name, match]
})

expect.extend(Object.fromEntries(matchers))

export { expect }
