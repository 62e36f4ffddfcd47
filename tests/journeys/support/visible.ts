import { isClosedPopover } from './popovers.ts'

/** Whether an element hides itself and all that is in it, from everyone. */
const hidesItself = (element: Element): boolean => {
  const { style } = element as HTMLElement
  return (
    element.hasAttribute('hidden') ||
    isClosedPopover(element) ||
    style?.display === 'none' ||
    (element.localName === 'dialog' && !element.hasAttribute('open')) ||
    ['script', 'style', 'noscript', 'template', 'head'].includes(element.localName)
  )
}

const isInClosedDetails = (element: Element): boolean => {
  const details = element.parentElement?.closest('details:not([open])')
  return details != null && element.closest('summary')?.parentElement !== details
}

function someAround(element: Element, holds: (around: Element) => boolean): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (holds(around)) return true
  return false
}

/** Whether an element is shown, as far as the document says so: styles take no part. */
export const isShown = (element: Element): boolean =>
  element.isConnected && !someAround(element, hidesItself) && !isInClosedDetails(element)

/** Whether users of a screen reader come across it. */
export const isExposed = (element: Element): boolean =>
  isShown(element) && !someAround(element, (around) => around.getAttribute('aria-hidden') === 'true')

/** The style by which names are computed: only what is hidden matters to them. */
export const styleFor = (element: Element) => {
  const display = hidesItself(element) ? 'none' : 'block'
  return {
    display,
    visibility: 'visible',
    content: '',
    getPropertyValue: (name: string) => (name === 'display' ? display : ''),
  }
}
