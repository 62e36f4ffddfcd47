/**
 * Shows items as children of a list. What stays keeps its element, so that typed text, an open part and the focus stay
 * too.
 *
 * @param keyOf two items of one key look the same.
 */
export const createKeyedList = <Item>(
  list: HTMLElement,
  keyOf: (item: Item) => string,
  show: (item: Item) => HTMLElement,
) => {
  let shown = new Map<string, HTMLElement>()
  return (items: readonly Item[]): void => {
    const next = new Map(items.map((item) => [keyOf(item), shown.get(keyOf(item)) ?? show(item)]))
    for (const [key, node] of shown) if (!next.has(key)) node.remove()
    let place = 0
    for (const node of next.values()) {
      if (list.children[place] !== node) list.insertBefore(node, list.children[place] ?? null)
      place++
    }
    shown = next
  }
}
