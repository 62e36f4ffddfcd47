// Runs in the page of a browser: finds what is meant by role, text or label, and says what of it a user could use.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { Request, Step, Wanted } from './part-request.ts'

const plain = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const matches = (said: string, wanted: Wanted, isExact = false): boolean => {
  const text = plain(said)
  if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(text)
  return isExact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase())
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

const state = (element: Element, name: string): boolean => {
  const native = element as HTMLInputElement & HTMLOptionElement
  if (name === 'checked' && element.matches('input')) return native.checked
  if (name === 'selected' && element.matches('option')) return native.selected
  return element.getAttribute(`aria-${name}`) === 'true'
}

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? element.localName.replace('h', ''))

const labelled = 'input, select, textarea, button, video, [aria-label], [aria-labelledby]'

/** The parts that a text stands in, and in none of their own parts. */
const withText = (root: Element, wanted: Wanted, isExact?: boolean): Element[] => {
  const holds = (element: Element) => matches(element.textContent ?? '', wanted, isExact)
  return [...root.querySelectorAll(':not(script, style, noscript, head *)')].filter(
    (element) => holds(element) && ![...element.children].some(holds) && isShown(element),
  )
}

const look = (root: Element, step: Step): Element[] => {
  if (step.by === 'css') return [...root.querySelectorAll(step.selector)]
  if (step.by === 'text') return withText(root, step.text, step.exact)
  if (step.by === 'label')
    return [...root.querySelectorAll(labelled)].filter((element) =>
      matches(computeAccessibleName(element), step.text, step.exact),
    )
  if (step.by !== 'role') return []
  const { name, exact, level, ...states } = step.options
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      getRole(element) === step.role &&
      Object.entries(states).every(([key, value]) => state(element, key) === value) &&
      (level === undefined || levelOf(element) === level) &&
      !isInaccessible(element) &&
      (name === undefined || matches(computeAccessibleName(element), name, exact)),
  )
}

const narrow = (found: Element[], step: Step): Element[] => {
  if (step.by === 'nth') return found.slice(step.index, step.index === -1 ? undefined : step.index + 1)
  if (step.by !== 'filter') return [...new Set(found.flatMap((root) => look(root, step)))]
  const inner = step.has && new Set(find(step.has))
  return found.filter(
    (element) =>
      (step.hasText === undefined || matches(element.textContent ?? '', step.hasText)) &&
      (step.hasNotText === undefined || !matches(element.textContent ?? '', step.hasNotText)) &&
      (inner === undefined || [...inner].some((one) => one !== element && element.contains(one))) &&
      (step.visible === undefined || isShown(element) === step.visible),
  )
}

const find = (steps: readonly Step[]): Element[] => steps.reduce(narrow, [document.documentElement])

const briefly = (element: Element | null): string =>
  element === null ? 'nothing' : `<${element.localName}> ${plain(element.textContent ?? '').slice(0, 40)}`

/** Where a user would click: in the middle, or on the label of a field that is drawn by it. */
const placeOf = (element: Element) => {
  const label = (element as HTMLInputElement).labels?.[0]
  const target = label && element.getBoundingClientRect().width < 4 ? label : element
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
  const isReached = (hit: Element | null) =>
    hit !== null && (target.contains(hit) || hit.contains(target) || label?.contains(hit) === true)
  if (!isReached(hitAt(middle())))
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const place = middle()
  return isReached(hitAt(place)) ? place : `${briefly(hitAt(place))} lies over it`
}

/** Marks a field of files, so that the driver of the browser finds it. */
const mark = (element: Element): true => {
  for (const other of document.querySelectorAll('[data-driven]')) other.removeAttribute('data-driven')
  element.setAttribute('data-driven', '')
  return true
}

const choose = (element: Element, value: string): true => {
  const select = element as HTMLSelectElement
  select.value = value
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Until the app has taken over the page that the build rendered, nothing of it can be focused: keys would go nowhere. */
const focus = (element: Element): true | string => {
  const field = element as HTMLInputElement
  field.focus()
  if (document.activeElement !== element) return 'it takes no focus'
  if (element.matches('input, textarea')) field.select()
  return true
}

/** Whether something was drawn on a canvas. */
const isDrawn = (element: Element): boolean => {
  const { width, height } = element as HTMLCanvasElement
  const context = (element as HTMLCanvasElement).getContext('2d')
  if (context === null || width === 0 || height === 0) return false
  const colours = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  return new Set(colours).size > 4
}

const use = (element: Element, request: Request): unknown => {
  if (request.act === 'place') {
    if (!isShown(element)) return 'it is not shown'
    if ((element as HTMLButtonElement).disabled) return 'it is disabled'
    return placeOf(element)
  }
  if (request.act === 'focus') return focus(element)
  if (request.act === 'mark') return mark(element)
  if (request.act === 'choose') return choose(element, request.value ?? '')
  if (request.act === 'value') return (element as HTMLInputElement).value
  if (request.act === 'attribute') return element.getAttribute(request.value ?? '')
  return state(element, 'checked')
}

/** Answers `{ done }`, or `{ not }` with the reason why it could not be. */
export const answer = (request: Request): { readonly done: unknown } | { readonly not: string } => {
  const found = find(request.steps)
  if (request.act === 'count') return { done: found.length }
  if (request.act === 'texts') return { done: found.map((one) => plain((one as HTMLElement).innerText)) }
  if (request.act === 'drawn') return { done: found.some(isDrawn) }
  if (found.length !== 1)
    return { not: `${found.length} parts are there: ${found.slice(0, 4).map(briefly).join(', ')}` }
  const done = use(found[0] as Element, request)
  const isReason = typeof done === 'string' && (request.act === 'place' || request.act === 'focus')
  return isReason ? { not: done } : { done }
}
