/** A source map, as far as it is used here. */
export interface SourceMap {
  sources: string[]
  sourcesContent?: unknown
  names: string[]
  mappings: string
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment, each the difference to the one before. */
function decoded(segment: string): number[] {
  const numbers: number[] = []
  let bits = 0
  let shift = 0
  for (const digit of segment) {
    const value = digits.indexOf(digit)
    bits += (value & 31) * 2 ** shift
    shift += 5
    if (value & 32) continue
    numbers.push(bits % 2 ? -(bits - 1) / 2 : bits / 2)
    bits = 0
    shift = 0
  }
  return numbers
}

/** A segment of some numbers. */
const encoded = (numbers: readonly number[]) =>
  numbers
    .map((number) => {
      let rest = number < 0 ? -number * 2 + 1 : number * 2
      let text = ''
      do {
        text += digits[(rest % 32) + (rest > 31 ? 32 : 0)]
        rest = Math.floor(rest / 32)
      } while (rest > 0)
      return text
    })
    .join('')

/** Where each line of a module comes from: file and line. */
function originsOf(mappings: string): ([file: number, line: number] | undefined)[] {
  let file = 0
  let line = 0
  return mappings.split(';').map((segments) => {
    let first: [number, number] | undefined
    for (const segment of segments.split(',')) {
      const [, files, lines] = decoded(segment)
      if (files === undefined || lines === undefined) continue
      file += files
      line += lines
      first ??= [file, line]
    }
    return first
  })
}

/** The mappings of lines that each come from somewhere. */
function mappingsOf(origins: ReturnType<typeof originsOf>): string {
  let [file, line] = [0, 0]
  return origins
    .map((origin) => {
      if (origin === undefined) return ''
      const segment = encoded([0, origin[0] - file, origin[1] - line, 0])
      ;[file, line] = origin
      return segment
    })
    .join(';')
}

const isLeftOut = (line: string) => /^ *(?:\/\/ |\/\*\*|\*\/|\* |$)/.test(line)

/** A line with less space: names of fields and the marks of what can be dropped need none. */
const squeezed = (line: string) =>
  line
    .trimStart()
    .replace(/^(\w+): /, '$1:')
    .replace(/\/\* @__PURE__ \*\/ /g, '/*@__PURE__*/')

/** Imports and exports each on one line, and as many empty ones after it as the list had. */
const listsInLine = (text: string) =>
  text.replace(/^(import|export) \{([^}]*)\}(.*)$/gm, (_, word: string, list: string, rest: string) => {
    const lineEnds = list.replace(/[^\n]/g, '')
    return `${word} {${list.trim().split(/,\s*/).join(',')}}${rest}${lineEnds}`
  })

/**
 * A built module without indentation, comments and empty lines, and its map: the source line of each line, instead of
 * every column, which is a tenth of the size, and no code.
 */
export function leanModule(text: string, { sourcesContent: _, ...map }: SourceMap) {
  const origins = originsOf(map.mappings)
  const lines = listsInLine(text)
    .split('\n')
    .map((line, i) => ({ line: squeezed(line), origin: origins[i] }))
  const kept = lines.filter(({ line }) => !isLeftOut(line))
  return {
    text: kept.map(({ line }) => line).join('\n'),
    map: { ...map, names: [], mappings: mappingsOf(kept.map(({ origin }) => origin)) },
  }
}
