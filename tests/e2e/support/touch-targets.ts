import type { Page } from '@playwright/test'

/**
 * What can be pressed on the page in view but takes a finger on fewer than 44 px of height. Links within a sentence are
 * as high as their line, and what reads a press further out than it is drawn counts by where it is pressed.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input:not([type=hidden]), [role=tab], [role=switch], summary',
    )
    const inSentence = (element: Element) =>
      element.localName === 'a' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    const isPressedAt = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      return hit !== null && (element.contains(hit) || label?.contains(hit))
    }
    const small: string[] = []
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('[inert], .sr-only') || inSentence(element) || element.matches(':disabled')) continue
      let box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || box.height >= least - 0.5) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const reach = least / 2 - 1
      if (isPressedAt(element, x, y - reach) && isPressedAt(element, x, y + reach)) continue
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      small.push(`${element.localName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`)
    }
    return small
  })
