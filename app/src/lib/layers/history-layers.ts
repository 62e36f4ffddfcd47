import { createStore } from '#lib/store/create-store.ts'

/** A layer over the page: a dialog, a sheet, a drawer. */
export interface Layer {
  readonly element: Element
  /** Asks it to close, as Escape does. */
  close(): void
}

/** Which entry of a page's layers this is: 0 is the page itself, 1 its first layer. */
interface LayerMark {
  readonly stack: string
  readonly depth: number
}

type EntryState = Readonly<Record<string, unknown>> & { readonly layers?: LayerMark }

/** How long a page that comes back has for opening the layers it had. */
const reopenMs = 400

/** How long a page may take to be left; it is not left at all when the user or a download keeps it. */
const leaveMs = 10_000

/** Open layers, the top one last. */
const open: Layer[] = []
/** What the user can reach alone while a layer is open; undefined while only the page is there. */
export const topLayer = createStore<Element | undefined>(undefined)
let here: { readonly href: string; readonly state: EntryState } | undefined
let isFollowing = false
let isTravelling = false
let isBeingLeft = false
let timer: ReturnType<typeof setTimeout> | undefined

const stateNow = (): EntryState => (window.history.state as EntryState | null) ?? {}
const markOf = ({ layers }: EntryState): LayerMark | undefined =>
  typeof layers?.stack === 'string' && Number.isInteger(layers.depth) ? layers : undefined
const depthNow = () => markOf(stateNow())?.depth ?? 0
const note = () => {
  here = { href: window.location.href, state: stateNow() }
}

/**
 * Lets the browser's "back" close a layer instead of leaving the page: while it is open it has an entry of its own in
 * the history. Going forward does not open it again.
 *
 * @returns a function that takes the layer away.
 */
export function addLayer(layer: Layer): () => void {
  follow()
  // On a page that comes back inner layers open before the one they are in.
  const inner = open.findIndex(({ element }) => layer.element.contains(element))
  open.splice(inner < 0 ? open.length : inner, 0, layer)
  topLayer.set(open.at(-1)?.element)
  reconcileIn(0)
  return () => {
    const place = open.indexOf(layer)
    if (place >= 0) open.splice(place, 1)
    topLayer.set(open.at(-1)?.element)
    reconcileIn(0)
  }
}

/** Adds an entry as `history.pushState` does. A page that is left takes the entry of its top layer with it. */
export function pushEntry(state: object, href: string): void {
  if (depthNow() > 0) window.history.replaceState(state, '', href)
  else window.history.pushState(state, '', href)
  note()
}

/** Changes the entry as `history.replaceState` does; open layers keep their place in the history. */
export function replaceEntry(state: object, href: string): void {
  const layers = markOf(stateNow())
  window.history.replaceState(layers ? { ...state, layers } : state, '', href)
  note()
}

/** Follows the history from the first layer on, or from the start of the app. */
export function follow(): void {
  if (isFollowing) return
  isFollowing = true
  note()
  window.addEventListener('popstate', handlePop, { capture: true })
  window.addEventListener('beforeunload', handleLeaving)
  window.addEventListener('pageshow', handleStaying)
  // After a reload the entry of a layer that was open is left over.
  if (depthNow() > 0) reconcileIn(reopenMs)
}

function handlePop(event: PopStateEvent): void {
  const before = here
  const mark = markOf(stateNow())
  const isSamePage = mark !== undefined && markOf(before?.state ?? {})?.stack === mark.stack
  const wasOurs = isTravelling
  isTravelling = false
  if (!before || !isSamePage) {
    note()
    reconcileIn(reopenMs)
    return
  }
  // The router is told nothing: the page is the same, with what it wrote into its address meanwhile.
  event.stopImmediatePropagation()
  window.history.replaceState({ ...before.state, layers: mark }, '', before.href)
  note()
  const closing = wasOurs ? [] : open.slice(mark.depth).reverse()
  for (const layer of closing) layer.close()
  // What was asked to close takes a moment; an entry whose layer is gone is left at once.
  if (closing.length > 0) reconcileIn(50)
  else reconcile()
}

/**
 * An entry that is added while the page is being reloaded leaves its state in the entry before it; the page that comes
 * would go back one entry too many, out of the app.
 */
function handleLeaving(): void {
  isBeingLeft = true
  setTimeout(handleStaying, leaveMs)
}

function handleStaying(): void {
  if (!isBeingLeft) return
  isBeingLeft = false
  reconcileIn(0)
}

function reconcileIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(reconcile, ms)
}

/** Brings the history to as many entries as layers are open. */
function reconcile(): void {
  if (isTravelling || isBeingLeft) return
  const depth = depthNow()
  if (open.length < depth) {
    isTravelling = true
    window.history.go(open.length - depth)
  } else if (open.length > depth) {
    const state = stateNow()
    const { href } = window.location
    const stack = markOf(state)?.stack ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
    if (!markOf(state)) window.history.replaceState({ ...state, layers: { stack, depth } }, '', href)
    for (let next = depth + 1; next <= open.length; next++)
      window.history.pushState({ ...state, layers: { stack, depth: next } }, '', href)
    note()
  }
}
