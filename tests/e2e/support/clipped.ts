import type { Page } from '@playwright/test'

/**
 * Controls and figures of the page that are cut off at their sides: by a part that hides what sticks out of it, or by
 * the window. What can be scrolled to is not cut off.
 */
export const clippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHiding = (element: Element) => ['hidden', 'clip'].includes(getComputedStyle(element).overflowX)
    const isScrolling = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const cutBy = (element: Element): Element | undefined => {
      const { left, right } = element.getBoundingClientRect()
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (isScrolling(parent)) return undefined
        const edge = parent.getBoundingClientRect()
        // Text for screen readers alone has a box of one pixel, on every width or on some.
        if (isHiding(parent) && edge.width <= 1) return undefined
        if (isHiding(parent) && (left < edge.left - 1 || right > edge.right + 1)) return parent
      }
      return left < -1 || right > document.documentElement.clientWidth + 1
        ? document.documentElement
        : undefined
    }
    return (
      [...document.querySelectorAll('button, a[href], input, select, .num')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.sr-only, [aria-hidden="true"]'))
        // A link to the content that shows itself on focus is outside until then.
        .filter((element) => getComputedStyle(element).position !== 'fixed')
        .flatMap((element) => {
          const by = cutBy(element)
          const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
          return by
            ? [`${element.tagName} "${name}" is cut off by ${by.tagName} ${by.getAttribute('class')}`]
            : []
        })
    )
  })
