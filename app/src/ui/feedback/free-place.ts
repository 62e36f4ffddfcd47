/** What may lie under a message only where there is no other place for it. */
const controls = 'button, [role="tab"], [role="switch"], input, select, textarea, summary, a[href]'

/** How far a message keeps from bars and edges. */
const GAP = 8

/** How much of what the user may press, or was just made, lies under a message of a height from a place on. */
function coveredFrom(top: number, height: number, candidates: readonly DOMRect[]): number {
  return candidates.filter((box) => box.top < top + height && box.bottom > top && box.height > 0).length
}

/**
 * How far from the top of the window a message covers the least: below the bars of a phone first, at the top edge over
 * an open layer, above what a phone keeps at its lower edge. On desktop the lower edge comes first.
 *
 * @param message what is placed, already in the document
 * @param now where it is; it stays there unless another place covers less
 */
export function freePlaceFor(message: HTMLElement, now?: number): number {
  const { height } = message.getBoundingClientRect()
  const style = getComputedStyle(document.documentElement)
  const size = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
  const layer = [...document.querySelectorAll('dialog[open]')].at(-1)
  const bars = document.querySelector('.layer-top-bars')?.getBoundingClientRect().bottom ?? 0
  const below = Math.max(0, bars) + GAP
  const above = window.innerHeight - Math.max(size('--bar-bottom'), size('--dock')) - height - 2 * GAP
  const inOrder =
    document.documentElement.dataset.device === 'mobile'
      ? [...(layer ? [GAP] : []), below, above]
      : [above, below]
  const places = now !== undefined && inOrder.includes(now) ? [now, ...inOrder] : inOrder
  const within = layer ?? document.querySelector('main') ?? document.body
  const boxes = (selector: string) =>
    [...within.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
  const pressed = boxes(controls)
  const fresh = boxes('[data-fresh]')
  const cost = (top: number) => coveredFrom(top, height, pressed) + 100 * coveredFrom(top, height, fresh)
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))] ?? below
}
