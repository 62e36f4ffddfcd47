import { decode, encode } from '@jridgewell/sourcemap-codec'
import { transform } from 'esbuild'
import { tightLines } from './tight-lines.ts'

/** A source map, as far as it is used here. */
export interface SourceMap {
  sources: string[]
  sourcesContent?: unknown
  names: string[]
  mappings: string
}

/** Where a line comes from: file and line. */
type Origin = readonly [file: number, line: number] | undefined

/** Where each line of a module comes from: what its first segment that comes from somewhere says. */
const originsOf = (mappings: string): Origin[] =>
  decode(mappings).map((segments) => {
    const [, file, line] = segments.find(({ length }) => length > 1) ?? []
    return file === undefined || line === undefined ? undefined : [file, line]
  })

/** The mappings of lines that each come from somewhere. */
const mappingsOf = (origins: readonly Origin[]): string =>
  encode(origins.map((origin) => (origin ? [[0, ...origin, 0]] : [])))

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
  origin: Origin
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
