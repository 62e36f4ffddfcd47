/** One entry of a tab's history. */
interface Entry {
  readonly url: URL
  readonly state: unknown
  /** The document it belongs to: going to an entry of another one loads a page. */
  readonly document: number
}

/** The history of one tab, beyond the documents it shows. */
export class PageHistory {
  #entries: Entry[] = []
  #at = -1
  #document = 0

  get current(): Entry {
    const entry = this.#entries[this.#at]
    if (entry === undefined) throw new Error('No page was opened yet.')
    return entry
  }

  get length(): number {
    return this.#entries.length
  }

  /** Another document, in an entry of its own or in place of the current one. */
  load(url: URL, isReplacing = false): void {
    this.#document++
    this.#put({ url, state: null, document: this.#document }, isReplacing && this.#at >= 0)
  }

  /** The same address once more, in a new document that keeps the entry's state. */
  reload(): void {
    const { url, state } = this.current
    this.#document++
    this.#put({ url, state, document: this.#document }, true)
  }

  /** An entry of the same document. */
  put(state: unknown, url: URL, isReplacing: boolean): void {
    this.#put({ url, state: structuredClone(state), document: this.#document }, isReplacing)
  }

  /** @returns what has to happen: nothing, an event, or that a document is loaded */
  go(delta: number): 'none' | 'pop' | 'load' {
    const entry = this.#entries[this.#at + delta]
    if (entry === undefined || delta === 0) return 'none'
    this.#at += delta
    if (entry.document === this.#document) return 'pop'
    this.reload()
    return 'load'
  }

  #put(entry: Entry, isReplacing: boolean): void {
    if (isReplacing) this.#entries[this.#at] = entry
    else {
      this.#at++
      this.#entries.splice(this.#at, this.#entries.length, entry)
    }
  }
}
