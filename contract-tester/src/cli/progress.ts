const WIDTH = 24
/** Where the output goes to a file, a line is written so often, so that a long run is seen to go on. */
const LINE_MS = 10_000

/** A bar on one line of a terminal; now and then a line where the output goes to a file. */
export function createProgress(stream: NodeJS.WriteStream) {
  let said = performance.now()
  const clear = () => {
    if (stream.isTTY) stream.write('\r\u001b[K')
  }
  return {
    show(done: number, all: number, step: string): void {
      if (!stream.isTTY) {
        if (performance.now() - said < LINE_MS) return
        said = performance.now()
        stream.write(`${done}/${all} ${step}\n`)
        return
      }
      const filled = Math.round((done / Math.max(all, 1)) * WIDTH)
      const text = `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${all} ${step}`
      stream.write(`\r\u001b[K${text.slice(0, (stream.columns ?? 80) - 1)}`)
    },
    clear,
  }
}
