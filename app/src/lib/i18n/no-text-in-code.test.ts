import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../test/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** Words between tags, and in the attributes that are read aloud or shown. */
const words = [
  />\s*([^<>{}=;()]*\p{L}{2}[^<>{}=;()]*)<\//gu,
  /\s(?:aria-label|title|alt|placeholder|label|hint|subtitle)="([^"]*\p{L}{2}[^"]*)"/gu,
]
const otherScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]+/gu

/** The name of the product and addresses are the same in every language. */
const hasNoLanguage = (text: string) => text === 'SWX' || text.includes('@')

function textsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const texts = words.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => text.trim()))
  const foreign = [...code.matchAll(otherScripts)].map(([text]) => text)
  return [...texts, ...foreign].filter((text) => !hasNoLanguage(text))
}

it('finds a text that is written into a screen', () => {
  expect(textsIn('<p>Log in</p>')).toEqual(['Log in'])
  expect(textsIn('<input placeholder="Search" />')).toEqual(['Search'])
  expect(textsIn("const name = '简体'")).toEqual(['简体'])
  expect(textsIn("<p>{t('login')}</p>")).toEqual([])
})

it('keeps every text of the screens in the text files', () => {
  const found = Object.entries(sources).flatMap(([path, code]) =>
    textsIn(code).map((text) => `${path}: ${text}`),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
