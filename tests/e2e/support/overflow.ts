import type { Page } from '@playwright/test'

/** What sticks out of the window sideways, and so widens the page; parts that scroll inside a frame do not. */
export const elementsPastTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Not that of `window`, which on a phone grows with the page.
    const room = document.documentElement.clientWidth
    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      return false
    }
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > room + 1)
    }
    // Rows far from the screen are not laid out (`content-visibility: auto`). After a change of the window's width their
    // contents may still report the box that they had before.
    const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
    const found = [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && isLaidOut(element) && !isClipped(element))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      // Of nested ones the outermost says it.
      .filter((element) => !element.parentElement || !sticksOut(element.parentElement))
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('class')} ${element.textContent?.slice(0, 40)}`,
      )
    const width = document.documentElement.scrollWidth
    return width > room ? [...found, `the page is ${width} px wide`] : found
  })
