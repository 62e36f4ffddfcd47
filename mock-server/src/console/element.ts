/** The element of this page with an id; the page and its script are one, so it is there. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no element "${id}".`)
  return element as T
}

/** Makes an element with a class and content. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...content)
  return made
}

/** Tells those who listen rather than look. */
export const say = (text: string): void => {
  byId('said').textContent = text
}
