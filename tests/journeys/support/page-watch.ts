/** What went wrong in a user's pages without being asked for; it fails the test. */
export class PageWatch {
  readonly #complaints: string[] = []
  readonly #allowed: RegExp[] = []

  /** The console of the pages: what they complain of is kept. */
  readonly console = Object.assign(Object.create(console) as Console, {
    error: (...words: unknown[]) => this.complain(`console error: ${words.map(wordOf).join(' ')}`),
    warn: (...words: unknown[]) => this.complain(`console warning: ${words.map(wordOf).join(' ')}`),
  })

  complain(complaint: string): void {
    this.#complaints.push(complaint)
  }

  /** The test brings this about on purpose: messages that match are no fault of the page. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** What the pages complained of since it was last asked; it fails the test no more. */
  take(): string[] {
    return this.#complaints.splice(0).filter((text) => !this.#allowed.some((pattern) => pattern.test(text)))
  }

  verify(): void {
    const complaints = this.take()
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`)
  }
}

const wordOf = (word: unknown): string =>
  word instanceof Error ? (word.stack ?? word.message) : String(word)
