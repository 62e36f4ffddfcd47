import type { Page } from '@playwright/test'

/**
 * Titles on show of which something cannot be read: cut by their box, by an ellipsis, by the window, or by what lies
 * beside them; in the bar also those of more than two lines.
 *
 * @param inBar titles that are put into the bar one after the other, and looked at there
 */
export const cutTitles = (page: Page, inBar?: readonly string[]): Promise<string[]> =>
  page.evaluate((texts) => {
    const room = document.documentElement.clientWidth
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const faultsOf = (title: Element) => {
      const text = boxOf(title)
      const isShown = title.checkVisibility({ visibilityProperty: true }) && !title.closest('.sr-only')
      // A title for screen readers alone has a box of one pixel.
      if (!isShown || title.getBoundingClientRect().width <= 1) return []
      const { textOverflow, overflow, webkitLineClamp, lineHeight } = getComputedStyle(title)
      const beside = title.matches('[data-bar-title]')
        ? document.querySelectorAll('header :is(a, button)')
        : (title.parentElement?.querySelectorAll(':scope > :is(a, button)') ?? [])
      const faults = {
        'is cut by its box':
          title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 2,
        'may end in an ellipsis': textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        'hides what it has no room for': overflow !== 'visible',
        'sticks out of the window': text.left < -1 || text.right > room + 1,
        'lies under a control': [...beside].some((control) =>
          overlaps(text, control.getBoundingClientRect()),
        ),
        'takes more than two lines':
          title.matches('[data-bar-title]') && text.height > 2.2 * Number.parseFloat(lineHeight),
      }
      return Object.entries(faults).flatMap(([fault, isSo]) =>
        isSo ? [`"${title.textContent}" ${fault} at ${window.innerWidth} px`] : [],
      )
    }
    if (texts === undefined)
      return [...document.querySelectorAll('[data-bar-title], main h1')].flatMap(faultsOf)
    const title = document.querySelector('[data-bar-title]')
    const words = title?.firstElementChild
    if (!title || !words) return ['there is no title in the bar']
    const own = words.textContent
    const found = texts.flatMap((text) => {
      words.textContent = text
      return faultsOf(title)
    })
    words.textContent = own
    return found
  }, inBar)
