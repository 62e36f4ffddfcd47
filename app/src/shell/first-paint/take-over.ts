/** The element that the app goes into, and whether what stands in it is what the app renders first. */
export interface FirstRoot {
  readonly element: HTMLElement
  readonly isRendered: boolean
}

/**
 * Ends what is shown before the app: from now on nothing else changes the page.
 *
 * @throws Error when the page has no element for the app
 */
export function takeOver(html = document.documentElement): FirstRoot {
  const { first, document: name = '' } = html.dataset
  const page = document.getElementById('root')
  const board = document.getElementById('board')
  const element = first === 'board' ? board : page
  if (element === null) throw new Error('index.html has no element with the id "root".')
  const other = element === page ? board : page
  other?.remove()
  element.id = 'root'
  // What was hidden stays out of sight.
  if (first === 'none') element.replaceChildren()
  if (first !== 'user') html.dataset.first = 'page'
  const isPage = first === 'page' && name !== '' && !name.includes('/shape-')
  return { element, isRendered: first === 'board' || isPage }
}

/** To be called once the app is there: it can be used, and nothing of what was shown before is left. */
export function endFirstPaint(root: HTMLElement, html = document.documentElement): void {
  root.inert = false
  html.dataset.first = 'app'
}
