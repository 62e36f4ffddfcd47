import type { Page } from '@playwright/test'

/** What a finger needs, in CSS pixels each way. */
const NEEDED = 44

/**
 * What a finger hits on less than 44 px either way on the page, or on the layer over it, found by asking the page what lies at each pixel around the middle of
 * a control, so that a wider hit area than the drawn one counts and one that something covers does not.
 *
 * A field fills its frame but for the line around it. Left out are toasts, which go by themselves; links within a
 * sentence, whose height is that of the line; the skip link, which only a keyboard brings up; and the attribution that
 * the chart's licence asks for, which is drawn by the chart.
 */
export const shortTargets = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const controls =
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"]'
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim().length ?? 0)
    }
    const isLeftOut = (element: Element) =>
      element.closest('[href="#main"], [href*="tradingview.com"], [popover]') !== null ||
      isInSentence(element)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"]') === null
    // What lies under an open layer cannot be pressed.
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const areaOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width * height
    }
    /** A field that is drawn by a label is hit by that label. */
    const drawnBy = (element: Element): Element => {
      const [label] = [...((element as HTMLInputElement).labels ?? [])].sort((a, b) => areaOf(b) - areaOf(a))
      return label && areaOf(element) <= 24 * 24 ? label : element
    }
    const above = [...document.querySelectorAll<HTMLElement>('[popover], [popover] *')]
    for (const { style } of above) style.pointerEvents = 'none'
    const found = [...place.querySelectorAll(controls)].flatMap((control) => {
      if (!isShown(control) || isLeftOut(control)) return []
      const drawn = drawnBy(control)
      drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = drawn.getBoundingClientRect()
      // Of a part for screen readers there is nothing to hit.
      if (width <= 1 || height <= 1) return []
      const middle = { x: left + width / 2, y: top + height / 2 }
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(middle.x + dx, middle.y + dy)
        return hit !== null && (drawn.contains(hit) || hit.closest('label')?.control === control)
      }
      const short = needed - (control.matches('input, select, textarea') ? 2 : 0.5)
      const steps = [0, 1, 2, 3, 4, 5].map((step) => (step * short) / 10)
      if (steps.every((step) => isHit(step, 0) && isHit(-step, 0) && isHit(0, step) && isHit(0, -step)))
        return []
      const reach = (dx: number, dy: number) => {
        let at = 0
        while (at < needed && isHit(dx * (at + 0.5), dy * (at + 0.5))) at += 0.5
        return at
      }
      const wide = reach(-1, 0) + reach(1, 0)
      const high = reach(0, -1) + reach(0, 1)
      if (wide >= short && high >= short) return []
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
      return [`${control.tagName} "${name}" ${wide} x ${high}`]
    })
    for (const { style } of above) style.pointerEvents = ''
    return [...new Set(found)]
  }, NEEDED)
