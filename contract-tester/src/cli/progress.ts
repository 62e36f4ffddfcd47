const WIDTH = 24

/** A bar on one line of a terminal; nothing where the output goes to a file. */
export function createProgress(stream: NodeJS.WriteStream) {
  const clear = () => {
    if (stream.isTTY) stream.write('\r\u001b[K')
  }
  return {
    show(done: number, all: number, step: string): void {
      if (!stream.isTTY) return
      const filled = Math.round((done / Math.max(all, 1)) * WIDTH)
      const text = `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${all} ${step}`
      stream.write(`\r\u001b[K${text.slice(0, (stream.columns ?? 80) - 1)}`)
    },
    clear,
  }
}
