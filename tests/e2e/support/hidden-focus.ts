import type { Page } from '@playwright/test'

/** The most stops of a page that are looked at: those of long lists are alike. */
const MOST = 150

/** Controls of which nothing is to be seen when they have the focus, since a bar or a dock lies over them. */
export const hiddenFocus = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => element.closest('[popover]') === null)
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // What takes no pointer is not found at its place.
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      .slice(0, most)
    // A message may lie over anything for a moment, and can be closed.
    const topmost = (x: number, y: number) =>
      document.elementsFromPoint(x, y).find((element) => !element.closest('[popover]'))
    const isSeen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.02, 0.1, 0.5, 0.9, 0.98]
      return parts.some((across) =>
        parts.some((down) => {
          const above = topmost(left + width * across, top + height * down)
          // An input may lie under the words of its label.
          return above !== undefined && (element.contains(above) || above.closest('label')?.contains(element))
        }),
      )
    }
    const before = scrollY
    const found = ['down', 'up'].flatMap((way) =>
      (way === 'down' ? stops : [...stops].reverse()).flatMap((element) => {
        element.focus()
        if (document.activeElement !== element || isSeen(element)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
        const { left, top, width, height } = element.getBoundingClientRect()
        const above = topmost(left + width / 2, top + height / 2)
        return [
          `${element.tagName} "${name}" is hidden when it has the focus, on the way ${way}, at ${Math.round(left)}, ${Math.round(top)}, by ${above?.tagName} ${above?.getAttribute('class')}`,
        ]
      }),
    )
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, before)
    return found
  }, MOST)
