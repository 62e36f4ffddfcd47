import { transform } from 'esbuild'
import { tightLines } from './tight-lines.ts'

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

/** A line without indentation, its marks of what can be dropped without space. */
const squeezed = (line: string) => line.trimStart().replace(/\/\* @__PURE__ \*\/ /g, '/*@__PURE__*/')

/** Imports and exports each on one line, and as many empty ones after it as the list had. */
const listsInLine = (text: string) =>
  text.replace(/^(import|export) \{([^}]*)\}(.*)$/gm, (_, word: string, list: string, rest: string) => {
    const lineEnds = list.replace(/[^\n]/g, '')
    return `${word} {${list.trim().split(/,\s*/).join(',')}}${rest}${lineEnds}`
  })

interface Line {
  line: string
  origin: ReturnType<typeof originsOf>[number]
}

const textOf = (lines: readonly Line[]) => lines.map(({ line }) => line).join('\n')

/**
 * The lines of a module's body with short names inside its functions. Without imports and exports it reads as a script,
 * whose own names esbuild leaves alone: they are those that a module and its CommonJS twin list.
 */
async function withShortLocals(lines: readonly Line[]): Promise<Line[]> {
  const { code, map } = await transform(textOf(lines), {
    minifyIdentifiers: true,
    sourcemap: 'external',
    target: 'es2022',
  })
  const origins = originsOf((JSON.parse(map) as SourceMap).mappings)
  return code
    .trimEnd()
    .split('\n')
    .map((line, i) => ({ line, origin: lines[origins[i]?.[1] ?? -1]?.origin }))
}

/**
 * A built module without indentation, comments, empty lines and needless space, and its map: the source line of each
 * line, instead of every column, which is a tenth of the size, and no code.
 *
 * @param isGenerated whether it has names of the contract only, which repeat and are left as they are
 */
export async function leanModule(
  text: string,
  { sourcesContent: _, ...map }: SourceMap,
  isGenerated: boolean,
) {
  const origins = originsOf(map.mappings)
  const all = listsInLine(text)
    .split('\n')
    .map((line, i): Line => ({ line, origin: origins[i] }))
    .filter(({ line }) => !isLeftOut(line))
  const isHead = ({ line }: Line) => line.startsWith('import ')
  const isFoot = ({ line }: Line) => /^(?:export|\/\/# sourceMappingURL)/.test(line)
  const body = all.filter((line) => !isHead(line) && !isFoot(line))
  const short = isGenerated ? body : await withShortLocals(body)
  const squeezedBody = short.map(({ line, origin }) => ({ line: squeezed(line), origin }))
  const tight = tightLines(textOf(squeezedBody)).split('\n')
  if (tight.length !== squeezedBody.length)
    throw new Error('A line was lost, and with it where it comes from.')
  const kept = [
    ...all.filter(isHead),
    ...squeezedBody.map(({ origin }, i): Line => ({ line: tight[i] ?? '', origin })),
    ...all.filter(isFoot),
  ]
  return {
    text: textOf(kept),
    map: { ...map, names: [], mappings: mappingsOf(kept.map(({ origin }) => origin)) },
  }
}
