import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { root } from './root.ts'

/** The scripts of the built static demo, by what they are for. */
export interface DemoCode {
  /** What the page loads before it paints. */
  readonly first: ReadonlySet<string>
  /** What the backend inside the page starts with, apart from the library that puts it there. */
  readonly mockServer: ReadonlySet<string>
  /** The same with every operation: what is there once somebody has signed in. */
  readonly signedIn: ReadonlySet<string>
  /** The same with all it may ever load: the control plane, the profiles, the texts in every language. */
  readonly everything: ReadonlySet<string>
  /** The file of the library that puts the backend there. */
  readonly msw: string
}

const folder = `${root}app/dist-demo/`
const assets = `${folder}assets/`

/** Scripts that a script cannot run without, itself included. */
const withImports = (starts: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    const code = readFileSync(assets + file, 'utf8')
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      visit(name as string)
  }
  for (const start of starts) visit(start)
  return found
}

/** The one file among some whose name begins like this; older builds may have left others in the folder. */
const only = (files: readonly string[], name: string): string => {
  const found = [...new Set(files)].filter((file) => file.startsWith(`${name}-`))
  if (found.length !== 1) throw new Error(`${found.length} scripts of the demo are called ${name}, not one.`)
  return found[0] as string
}

/** Every script that some scripts name, whether they need it at once or later. */
const namedIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) =>
    Array.from(
      readFileSync(assets + file, 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g),
      ([, name]) => name as string,
    ),
  )

/** Sorts the scripts of `app/dist-demo`. */
export function readDemoCode(): DemoCode {
  const page = readFileSync(`${folder}index.html`, 'utf8')
  const named = page.matchAll(/(?:src|href)="\.\/assets\/([^"]+\.js)"/g)
  const first = withImports(Array.from(named, ([, file]) => file as string))
  const start = withImports([only(namedIn(first), 'browser-mock-server')])
  const msw = only([...start], 'msw')
  const beyond = (files: Iterable<string>): Set<string> =>
    new Set([...files].filter((file) => file !== msw && !first.has(file)))
  const mockServer = beyond(start)
  const engine = only(namedIn(mockServer), 'engine')
  let everything = mockServer
  for (let size = 0; size < everything.size; ) {
    size = everything.size
    everything = beyond(withImports([...everything, ...namedIn(everything)]))
  }
  return { first, mockServer, signedIn: beyond(withImports([...mockServer, engine])), everything, msw }
}

/** Gzipped kilobytes of scripts of the demo. */
export const kilobytesOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(assets + file), { level: 9 }).length, 0) /
  1_000
