import { HTMLAnchorElement, HTMLOptionElement, HTMLSelectElement } from 'happy-dom'

type TakeDownload = (name: string, address: string) => void

const takers = new WeakMap<object, TakeDownload>()

/** Hands what the links of a window download to `take`. */
export const takeDownloads = (window: object, take: TakeDownload): void => void takers.set(window, take)

// Of the elements there is one kind for all windows: it is mended once.
const click = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function () {
  const take = this.ownerDocument.defaultView && takers.get(this.ownerDocument.defaultView)
  if (take && this.download) take(this.download, this.href)
  else click.call(this)
}

// Without these two every list looks to a form as if the user had chosen something already.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  get(this: HTMLSelectElement): number {
    return Number(this.getAttribute('size') ?? 0)
  },
})
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement): boolean {
    return this.hasAttribute('selected')
  },
})
