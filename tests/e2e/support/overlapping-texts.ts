import type { Page } from '@playwright/test'

/**
 * Texts of the page that lie over another one, each pair named by its words. What stays in place while the page scrolls
 * lies over it on purpose; the browser has no place yet for what it has not drawn.
 */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isAmong = (element: Element, holds: (style: CSSStyleDeclaration, one: Element) => boolean) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (holds(getComputedStyle(one), one)) return true
      return false
    }
    const isLeftOut = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
      element.closest('option, svg, canvas, script, style, [popover]') !== null ||
      isAmong(element, ({ position }) => position === 'fixed' || position === 'sticky') ||
      // Text for screen readers alone has a box of one pixel.
      isAmong(
        element,
        ({ overflowX }, one) => overflowX !== 'visible' && one.getBoundingClientRect().width <= 1,
      )
    const lines: { words: string; element: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const element = node.parentElement
      if (!words || !element || isLeftOut(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) lines.push({ words, element, box })
    }
    const isOver = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Lines that are set close share a little of their height.
      return across > 3 && down > 0.35 * Math.min(a.height, b.height)
    }
    const found = lines.flatMap((line, at) =>
      lines
        .slice(at + 1)
        .filter(({ element, box }) => element !== line.element && isOver(line.box, box))
        .map(({ words }) => `"${line.words.slice(0, 40)}" lies over "${words.slice(0, 40)}"`),
    )
    return [...new Set(found)]
  })
