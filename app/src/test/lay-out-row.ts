import { vi } from 'vitest'

/**
 * Gives the parts of a row 80 px each, after each other, in a place of 100 px that scrolls; sizes are measured at once.
 *
 * @param row selects the row
 * @param placeOf the element that scrolls: the row itself, or what it stands in
 */
export function layOutRow(row: string, placeOf: (row: Element) => Element | null): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(measured: () => void) {
        this.observe = measured
      }
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const parts = this.parentElement?.closest(row)
    if (!parts) return new DOMRect(0, 0, 100, 44)
    const scrolled = placeOf(parts)?.scrollLeft ?? 0
    return new DOMRect([...parts.children].indexOf(this) * 80 - scrolled, 0, 80, 44)
  })
}
