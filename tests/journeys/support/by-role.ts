import { computeAccessibleName } from 'dom-accessibility-api'
import type { RoleOptions } from '../../support/screen.ts'
import { matchesText, plainText } from './text.ts'
import { isExposed, styleFor } from './visible.ts'

/** A header or footer of the page itself, not of a part of it. */
const ofPage = ':not(:is(article, aside, main, nav, section) *)'

/** The elements that have a role without an attribute that says so. */
const implicitRoles: Readonly<Record<string, string>> = {
  article: 'article',
  banner: `header${ofPage}`,
  button: 'button, summary, input:is([type="button"], [type="submit"], [type="reset"])',
  cell: 'td',
  checkbox: 'input[type="checkbox"]',
  columnheader: 'thead th, th[scope="col"]',
  combobox: 'select:not([multiple]):not([size]), input[list]',
  complementary: 'aside',
  contentinfo: `footer${ofPage}`,
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
  plainText(
    computeAccessibleName(element, { getComputedStyle: styleFor as unknown as typeof getComputedStyle }),
  )

const stateOf = (element: Element, name: string): boolean | undefined => {
  // An element that cannot be opened is not closed either.
  if (name === 'expanded' && !element.hasAttribute('aria-expanded')) return undefined
  const native = element as HTMLInputElement & HTMLOptionElement
  if (name === 'checked' && element.matches('input')) return native.checked
  if (name === 'selected' && element.matches('option')) return native.selected
  return element.getAttribute(`aria-${name}`) === 'true'
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? element.localName.replace('h', ''))

/** The elements with a role, in the order of the document. */
export function byRole(root: ParentNode, role: string, options: RoleOptions = {}): Element[] {
  const implicit = implicitRoles[role]
  const selector = `[role="${role}"]${implicit ? `, :is(${implicit}):not([role])` : ''}`
  const { name, exact, level, ...states } = options
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      Object.entries(states).every(([key, value]) => stateOf(element, key) === value) &&
      (level === undefined || levelOf(element) === level) &&
      isExposed(element) &&
      (name === undefined || matchesText(nameOf(element), name, exact)),
  )
}
