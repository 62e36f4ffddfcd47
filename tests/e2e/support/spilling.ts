import type { Page } from '@playwright/test'

/** Controls whose words are wider than they are, so that they run into what is beside them, or that stick out of their card. */
export const spillingControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolled = (element: Element, within: Element) => {
      for (let parent = element.parentElement; parent && parent !== within; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      return false
    }
    const sticksOut = (element: Element) => {
      const card = element.closest('.card')
      if (card === null || isScrolled(element, card)) return false
      const [own, frame] = [element.getBoundingClientRect(), card.getBoundingClientRect()]
      return own.left < frame.left - 1 || own.right > frame.right + 1
    }
    const overflows = (element: Element) =>
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === 'visible' &&
      getComputedStyle(element).display !== 'inline'
    return [...document.querySelectorAll('button, a[href]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [aria-hidden="true"]'))
      .flatMap((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)
        if (sticksOut(element)) return [`"${name}" sticks out of its card`]
        return overflows(element) ? [`"${name}" is wider than its ${element.tagName}`] : []
      })
  })
