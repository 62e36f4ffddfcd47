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
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .slice(0, most)
    const isSeen = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.1, 0.5, 0.9]
      return parts.some((across) =>
        parts.some((down) => {
          const above = document.elementFromPoint(left + width * across, top + height * down)
          // An input may lie under the words of its label.
          return above !== null && (element.contains(above) || above.closest('label')?.contains(element))
        }),
      )
    }
    const before = scrollY
    const found = ['down', 'up'].flatMap((way) =>
      (way === 'down' ? stops : [...stops].reverse()).flatMap((element) => {
        element.focus()
        if (document.activeElement !== element || isSeen(element)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
        return [`${element.tagName} "${name}" is hidden when it has the focus, on the way ${way}`]
      }),
    )
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, before)
    return found
  }, MOST)
