import { computeAccessibleName } from 'dom-accessibility-api'
import type { RoleOptions } from '../../support/screen.ts'
import { matchesText, plainText } from './text.ts'
import { isExposed, styleFor } from './visible.ts'

const landmark = ':not(:is(article, aside, main, nav, section) *)'

/** The elements that have a role without saying so. */
const elements: Readonly<Record<string, string>> = {
  article: 'article',
  banner: `header${landmark}`,
  button: 'button, summary, input:is([type="button"], [type="submit"], [type="reset"])',
  cell: 'td',
  checkbox: 'input[type="checkbox"]',
  columnheader: 'thead th, th[scope="col"]',
  combobox: 'select:not([multiple]):not([size]), input[list]',
  complementary: 'aside',
  contentinfo: `footer${landmark}`,
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form[aria-label], form[aria-labelledby]',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""]), svg[aria-label]',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  progressbar: 'progress',
  radio: 'input[type="radio"]',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  rowgroup: 'tbody, thead, tfoot',
  rowheader: 'th[scope="row"]',
  searchbox: 'input[type="search"]:not([list])',
  separator: 'hr',
  slider: 'input[type="range"]',
  spinbutton: 'input[type="number"]',
  status: 'output',
  table: 'table',
  term: 'dt',
  textbox: 'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"])',
}

/** The accessible name of an element. */
const nameOf = (element: Element): string =>
  plainText(computeAccessibleName(element, { getComputedStyle: styleFor as never }))

const state = (element: Element, name: string): boolean | undefined => {
  // What cannot be opened is not closed either.
  if (name === 'expanded' && !element.hasAttribute('aria-expanded')) return undefined
  const native = element as HTMLInputElement & HTMLOptionElement
  if (name === 'checked' && element.matches('input')) return native.checked
  if (name === 'selected' && element.matches('option')) return native.selected
  return element.getAttribute(`aria-${name}`) === 'true'
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? element.localName.replace('h', ''))

/** The parts of a document that have a role, in their order. */
export function byRole(root: ParentNode, role: string, options: RoleOptions = {}): Element[] {
  const implicit = elements[role]
  const selector = `[role="${role}"]${implicit ? `, :is(${implicit}):not([role])` : ''}`
  const { name, exact, level, ...states } = options
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      Object.entries(states).every(([key, value]) => state(element, key) === value) &&
      (level === undefined || levelOf(element) === level) &&
      isExposed(element) &&
      (name === undefined || matchesText(nameOf(element), name, exact)),
  )
}

const unread = 'script, style, noscript, head'

/** Whether what a part says has all that its own parts say, as far as the pattern can tell: nothing in it looks at edges. */
const goesOutward = (text: string | RegExp): boolean =>
  typeof text === 'string' || !/[\^$]|\\b|\(\?/i.test(text.source)

/** The parts of a document that a text stands in, and in none of their own parts. */
export function byText(root: ParentNode, text: string | RegExp, exact?: boolean): Element[] {
  const found: Element[] = []
  const isPruned = goesOutward(text)
  /** Whether an element, or one in it, is such a part. */
  const visit = (element: Element): boolean => {
    if (element.matches(unread)) return false
    const said = textOfAny(element)
    if (isPruned && !matchesText(said, text)) return false
    let isInside = false
    for (const child of element.children) isInside = visit(child) || isInside
    if (isInside || !matchesText(said, text, exact)) return isInside
    found.push(element)
    return true
  }
  for (const element of root.children) visit(element)
  return found
}

const textOfAny = (element: Element) => plainText(element.textContent ?? '')

/** The fields and parts that a label names. */
export const byLabel = (root: ParentNode, text: string | RegExp, exact?: boolean): Element[] =>
  [
    ...root.querySelectorAll(
      'input, select, textarea, button, meter, output, progress, [aria-label], [aria-labelledby]',
    ),
  ].filter((element) => labelsOf(element).some((label) => matchesText(label, text, exact)))

function labelsOf(element: Element): string[] {
  const referred = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = referred.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  if (named.length > 0) return named.map(textOfAny)
  const label = element.getAttribute('aria-label')
  if (label?.trim()) return [plainText(label)]
  return [...((element as HTMLInputElement).labels ?? [])].map(textOfAny)
}
