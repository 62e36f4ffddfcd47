/**
 * A sorted map from string keys that shares structure between versions.
 *
 * Every change answers a new map; unchanged nodes are shared, so keeping an old version (a snapshot) costs
 * nothing. Nodes made under the same {@link Edit} are changed in place, which makes a transaction of many
 * changes as cheap as on a mutable tree while versions from before it stay untouched. Keys are ordered by
 * UTF-16 code unit, the same in every runtime.
 */

/** Permission to change, in place, the nodes that were made under it. One per transaction. */
export type Edit = object

interface Leaf<V> {
  readonly edit: Edit
  readonly keys: string[]
  readonly values: V[]
}

interface Branch<V> {
  readonly edit: Edit
  /** Lowest key of each child. */
  readonly keys: string[]
  readonly children: Node<V>[]
}

type Node<V> = Leaf<V> | Branch<V>

const WIDTH = 32

const isBranch = <V>(node: Node<V>): node is Branch<V> => 'children' in node

/** Index of the last key that is not greater than `key`, or -1. */
const floorIndex = (keys: readonly string[], key: string): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string) <= key) low = middle + 1
    else high = middle
  }
  return low - 1
}

const editableLeaf = <V>(leaf: Leaf<V>, edit: Edit): Leaf<V> =>
  leaf.edit === edit ? leaf : { edit, keys: leaf.keys.slice(), values: leaf.values.slice() }

const editableBranch = <V>(branch: Branch<V>, edit: Edit): Branch<V> =>
  branch.edit === edit ? branch : { edit, keys: branch.keys.slice(), children: branch.children.slice() }

/** Moves the upper half of an overfull node into a new one. */
const split = <V>(node: Node<V>): Node<V> => {
  const half = WIDTH >> 1
  return isBranch(node)
    ? { edit: node.edit, keys: node.keys.splice(half), children: node.children.splice(half) }
    : { edit: node.edit, keys: node.keys.splice(half), values: node.values.splice(half) }
}

const setIn = <V>(node: Node<V>, key: string, value: V, edit: Edit): Node<V> => {
  if (!isBranch(node)) {
    const leaf = editableLeaf(node, edit)
    const index = floorIndex(leaf.keys, key)
    if (index >= 0 && leaf.keys[index] === key) leaf.values[index] = value
    else {
      leaf.keys.splice(index + 1, 0, key)
      leaf.values.splice(index + 1, 0, value)
    }
    return leaf
  }
  const branch = editableBranch(node, edit)
  const index = Math.max(0, floorIndex(branch.keys, key))
  const child = setIn(branch.children[index] as Node<V>, key, value, edit)
  branch.children[index] = child
  branch.keys[index] = child.keys[0] as string
  if (child.keys.length > WIDTH) {
    const upper = split(child)
    branch.children.splice(index + 1, 0, upper)
    branch.keys.splice(index + 1, 0, upper.keys[0] as string)
  }
  return branch
}

/** Removes a key that is known to be there; answers undefined when the node became empty. */
const deleteIn = <V>(node: Node<V>, key: string, edit: Edit): Node<V> | undefined => {
  if (!isBranch(node)) {
    const leaf = editableLeaf(node, edit)
    const index = floorIndex(leaf.keys, key)
    leaf.keys.splice(index, 1)
    leaf.values.splice(index, 1)
    return leaf.keys.length > 0 ? leaf : undefined
  }
  const branch = editableBranch(node, edit)
  const index = floorIndex(branch.keys, key)
  const child = deleteIn(branch.children[index] as Node<V>, key, edit)
  if (child) {
    branch.children[index] = child
    branch.keys[index] = child.keys[0] as string
  } else {
    branch.children.splice(index, 1)
    branch.keys.splice(index, 1)
  }
  // A branch with one child adds nothing but depth.
  if (branch.children.length === 1) return branch.children[0]
  return branch.children.length > 0 ? branch : undefined
}

/** Bounds of a walk: keys `>= from` and `< to`; both open by default. */
export interface Range {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly descending?: boolean | undefined
}

function* walk<V>(
  node: Node<V>,
  from: string | undefined,
  to: string | undefined,
  down: boolean,
): Generator<[string, V]> {
  const first = from === undefined ? 0 : Math.max(0, floorIndex(node.keys, from))
  const step = down ? -1 : 1
  const lastBelow = to === undefined ? node.keys.length - 1 : floorIndex(node.keys, to)
  for (let index = down ? lastBelow : first; down ? index >= first : index <= lastBelow; index += step) {
    if (isBranch(node)) yield* walk(node.children[index] as Node<V>, from, to, down)
    else {
      const key = node.keys[index] as string
      if ((from === undefined || key >= from) && (to === undefined || key < to))
        yield [key, node.values[index] as V]
    }
  }
}

/** How many keys of a node are `>= from` and `< to`, without a look at each of them. */
const countIn = <V>(node: Node<V>, from: string | undefined, to: string | undefined): number => {
  const floorFrom = from === undefined ? -1 : floorIndex(node.keys, from)
  const floorTo = to === undefined ? node.keys.length - 1 : floorIndex(node.keys, to)
  if (!isBranch(node)) {
    const below = floorFrom >= 0 && node.keys[floorFrom] === from ? floorFrom : floorFrom + 1
    const end = floorTo >= 0 && node.keys[floorTo] === to ? floorTo : floorTo + 1
    return Math.max(0, end - below)
  }
  let count = 0
  const first = Math.max(0, floorFrom)
  for (let index = first; index <= floorTo; index++)
    // Only the outermost children can have keys outside of the range.
    count += countIn(
      node.children[index] as Node<V>,
      index === first ? from : undefined,
      index === floorTo ? to : undefined,
    )
  return count
}

/** The number of levels of branches below a node. */
const heightOf = <V>(node: Node<V>): number => {
  let height = 0
  for (let at = node; isBranch(at); at = at.children[0] as Node<V>) height++
  return height
}

const tallest = <V>(nodes: readonly Node<V>[]): number =>
  nodes.reduce((height, node) => Math.max(height, heightOf(node)), 0)

/** The children of the nodes of one height, in place of those nodes. */
const opened = <V>(nodes: readonly Node<V>[], height: number): Node<V>[] =>
  nodes.flatMap((node) => (isBranch(node) && heightOf(node) === height ? node.children : [node]))

/** Narrows two trees down to the leaves that they do not have in common, from the top. */
const unlikeLeaves = <V>(first: readonly Node<V>[], second: readonly Node<V>[]): [Leaf<V>[], Leaf<V>[]] => {
  let [ours, theirs] = [first, second]
  for (;;) {
    const known = new Set(theirs)
    const common = new Set(ours.filter((node) => known.has(node)))
    if (common.size > 0)
      [ours, theirs] = [ours.filter((node) => !common.has(node)), theirs.filter((node) => !common.has(node))]
    const height = Math.max(tallest(ours), tallest(theirs))
    if (height === 0) return [ours as Leaf<V>[], theirs as Leaf<V>[]]
    ;[ours, theirs] = [opened(ours, height), opened(theirs, height)]
  }
}

const entriesIn = <V>(leaves: readonly Leaf<V>[]): Map<string, V> => {
  const entries = new Map<string, V>()
  for (const { keys, values } of leaves)
    for (const [index, key] of keys.entries()) entries.set(key, values[index] as V)
  return entries
}

/** See the file comment. */
export class OrderedMap<V> {
  /** Number of entries. */
  readonly size: number
  readonly #root: Node<V> | undefined

  private constructor(root: Node<V> | undefined, size: number) {
    this.#root = root
    this.size = size
  }

  /** A map without entries. */
  static empty<V>(): OrderedMap<V> {
    return new OrderedMap<V>(undefined, 0)
  }

  /** The value under a key, or undefined. */
  get(key: string): V | undefined {
    let node = this.#root
    if (!node) return undefined
    while (isBranch(node)) {
      const index = floorIndex(node.keys, key)
      if (index < 0) return undefined
      node = node.children[index] as Node<V>
    }
    const index = floorIndex(node.keys, key)
    return index >= 0 && node.keys[index] === key ? node.values[index] : undefined
  }

  /** The value under the lowest key, or undefined. */
  first(): V | undefined {
    let node = this.#root
    while (node && isBranch(node)) node = node.children[0]
    return node?.values[0]
  }

  /**
   * A map in which `key` has `value` (never undefined).
   *
   * @param has whether the key is there, for callers who know and save the search.
   */
  set(key: string, value: V, edit: Edit, has = this.get(key) !== undefined): OrderedMap<V> {
    if (!this.#root) return new OrderedMap<V>({ edit, keys: [key], values: [value] }, 1)
    const size = has ? this.size : this.size + 1
    let root = setIn(this.#root, key, value, edit)
    if (root.keys.length > WIDTH) {
      const upper = split(root)
      root = { edit, keys: [root.keys[0] as string, upper.keys[0] as string], children: [root, upper] }
    }
    return new OrderedMap<V>(root, size)
  }

  /** A map without `key`; the same map when it had none. */
  delete(key: string, edit: Edit): OrderedMap<V> {
    if (!this.#root || this.get(key) === undefined) return this
    return new OrderedMap<V>(deleteIn(this.#root, key, edit), this.size - 1)
  }

  /**
   * What has to be done to `before` to come to this map: keys with their value here, or undefined for those that
   * are not here. Compares values by identity and looks into no node that the two have in common.
   */
  differencesFrom(before: OrderedMap<V>): Map<string, V | undefined> {
    const differences = new Map<string, V | undefined>()
    if (this.#root === before.#root) return differences
    const [ours, theirs] = unlikeLeaves(this.#root ? [this.#root] : [], before.#root ? [before.#root] : [])
    const [news, olds] = [entriesIn(ours), entriesIn(theirs)]
    for (const key of olds.keys()) if (!news.has(key)) differences.set(key, undefined)
    for (const [key, value] of news) if (olds.get(key) !== value) differences.set(key, value)
    return differences
  }

  /** How many entries {@link entries} gives. */
  count({ from, to }: Omit<Range, 'descending'> = {}): number {
    return this.#root ? countIn(this.#root, from, to) : 0
  }

  /** Entries in key order, lazily. */
  *entries(range: Range = {}): Generator<[string, V]> {
    if (this.#root) yield* walk(this.#root, range.from, range.to, range.descending ?? false)
  }
}
