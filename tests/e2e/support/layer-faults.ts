import type { Page } from '@playwright/test'

/** How the layer on show fails its window: it sticks out, moves sideways, or its foot is not whole in sight. */
export const layerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (layer === undefined) return ['no layer is open']
    const frame = layer.getBoundingClientRect()
    const nameOf = (element: Element) =>
      `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`
    const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
      left >= -1 && top >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1
    const isScrolled = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== layer; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') return true
      return false
    }
    const found = isInWindow(frame) ? [] : ['the layer sticks out of the window']
    if (layer.scrollWidth > layer.clientWidth + 1) {
      found.push(`it is ${layer.scrollWidth} px wide in ${layer.clientWidth} px`)
      const outside = [...layer.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < frame.left - 1 || right > frame.right + 1) && !isScrolled(element)
      })
      found.push(...outside.slice(-3).map((element) => `${nameOf(element)} sticks out of it`))
    }
    const feet = [...layer.querySelectorAll('*')].filter((element) => {
      const { position, bottom } = getComputedStyle(element)
      return position === 'sticky' && bottom !== 'auto'
    })
    for (const control of feet.flatMap((foot) => [...foot.querySelectorAll('button, a[href]')]))
      if (!isInWindow(control.getBoundingClientRect()))
        found.push(`${nameOf(control)} of its foot is out of sight`)
    return found
  })
