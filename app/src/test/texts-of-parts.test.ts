import { describe, expect, it } from 'vitest'

/*
 * What is shown before its texts are there is not shown at all: it waits in the nearest `Suspense`, without a word and
 * without an end while there is no network. So every page and every part that arrives later names the namespaces of
 * its texts, and what they lack is found here from the imports.
 */

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../test/**'],
  { query: '?raw', import: 'default', eager: true },
)
const code: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [
    path.replace('../', ''),
    source.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  ]),
)

const valuesIn = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value)

/** The path of a module below `src` that another one names. */
function pathOf(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

const importsOf = (path: string): string[] =>
  [...(code.get(path) ?? '').matchAll(/^(?:import|export)\s+(?!type\b)[^;'"]*?from\s+'([^']+)'/gm)]
    .map(([, specifier = '']) => pathOf(specifier, path))
    .filter((imported) => code.has(imported))

const closures = new Map<string, ReadonlySet<string>>()

/** A module and all that it imports, without what arrives later. */
function closureOf(path: string): ReadonlySet<string> {
  const known = closures.get(path)
  if (known !== undefined) return known
  const found = new Set([path])
  for (const one of found) for (const imported of importsOf(one)) found.add(imported)
  closures.set(path, found)
  return found
}

function namespacesIn(source: string): string[] {
  const asked = [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(([, list = '']) =>
    valuesIn(list),
  )
  const named = [...source.matchAll(/\bt\(\s*['"`](\w+):\w/g)].map(([, namespace = '']) => namespace)
  return [...asked, ...named].filter((namespace) => namespace !== 'common')
}

const namespacesOf = (path: string): ReadonlySet<string> =>
  new Set([...closureOf(path)].flatMap((found) => namespacesIn(code.get(found) ?? '')))

/** A page, or a part that arrives later: where it is asked for, its module, and the namespaces that come with it. */
interface Part {
  readonly host: string
  readonly path: string
  readonly texts: readonly string[]
}

const importIn = (source: string, host: string): string[] =>
  [...source.matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) => pathOf(specifier, host))

const textsIn = (list: string): string[] => [
  ...valuesIn(list),
  ...(list.includes('...operatorTexts') ? ['operator'] : []),
]

function pagesIn(path: string): Part[] {
  const entries = (code.get(path) ?? '').matchAll(/^ {2}\w+: \{\n([\s\S]*?)texts: \[([^\]]*)\]/gm)
  return [...entries].flatMap(([, before = '', list = '']) =>
    importIn(before, path).map((page) => ({ host: path, path: page, texts: textsIn(list) })),
  )
}

function partsIn(host: string, source: string): Part[] {
  const shared = source.match(/const loadTexts = \(\) => preloadTexts\(\[([^\]]*)\]\)/)?.[1] ?? ''
  const calls = source.matchAll(/= lazy(?:Component|Layer)\(([\s\S]*?)\)\n|: lazyComponent\(([\s\S]*?)\),\n/g)
  return [...calls].flatMap(([, alone = '', inTable = '']) => {
    const call = alone + inTable
    const own =
      call.match(/(?:preload|expect)Texts\(\[([^\]]*)\]/)?.[1] ?? (call.includes('loadTexts') ? shared : '')
    return importIn(call, host).map((path) => ({ host, path, texts: textsIn(own) }))
  })
}

const pages = pagesIn('pages.ts')
const parts = [...code].flatMap(([host, source]) => partsIn(host, source))

/** Whether a namespace is there wherever a module is shown: with every page and part that imports it. */
function isPresentAt(path: string, namespace: string, seen: readonly string[] = []): boolean {
  const shownIn = [...pages, ...parts].filter(
    (part) => !seen.includes(part.path) && closureOf(part.path).has(path),
  )
  return (
    shownIn.length > 0 &&
    shownIn.every(
      ({ host, path: own, texts }) =>
        texts.includes(namespace) || isPresentAt(host, namespace, [...seen, own]),
    )
  )
}

const lackingIn = ({ host, path, texts }: Part): string[] =>
  [...namespacesOf(path)].filter(
    (namespace) => !texts.includes(namespace) && !isPresentAt(host, namespace, [path]),
  )

describe('the texts of what arrives later', () => {
  it('finds every page, and parts of many features', () => {
    expect(pages.length).toBeGreaterThan(35)
    expect(parts.length).toBeGreaterThan(35)
    expect(new Set(parts.map(({ host }) => host.split('/')[1])).size).toBeGreaterThan(8)
  })

  it('come with every page', () => {
    expect(pages.flatMap((page) => lackingIn(page).map((text) => `${page.path}: ${text}`))).toEqual([])
  })

  it('come with every part, or are there where it is asked for', () => {
    expect(
      parts.flatMap((part) => lackingIn(part).map((text) => `${part.host}, ${part.path}: ${text}`)),
    ).toEqual([])
  })
})
