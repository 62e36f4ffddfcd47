import { expect, test } from 'vitest'
import { type LanguageCode, languages } from '../languages.ts'
import { editions, smartEquityLanguages } from './editions.ts'
import { readTexts } from './texts.ts'

const codes = languages.map(({ code }) => code)
const textOf = (code: LanguageCode, namespace: string, key: string) => readTexts(code, namespace).get(key)

function expectWords(code: LanguageCode) {
  const { plans, product, nfts } = editions[code]
  expect(textOf(code, 'plans', 'subtitle')).toContain(plans)
  expect(textOf(code, 'errors', 'smartProductWrong')).toContain(product)
  expect(textOf(code, 'common', 'footer.nfts')).toContain(nfts)
}

test.each(codes)('in %s the name of the NFTs is explained where it first appears', (code) => {
  expect(textOf(code, 'nfts', 'edition')).toContain(editions[code].nfts)
  expect(textOf(code, 'nfts', 'edition')).toMatch(/NFT/)
})

test.each(smartEquityLanguages)('in %s the page of the NFTs bears the name of the edition', (code) => {
  expect(textOf(code, 'common', 'page.nfts')).toBe(editions[code].nfts)
})

test.each(smartEquityLanguages)('in %s plans are smart equity contracts, and NFTs smart funds', expectWords)

test.each(codes.filter((code) => !smartEquityLanguages.includes(code)))(
  'in %s plans are fund trading by automated forex, and NFTs are for charity',
  (code) => {
    expectWords(code)
    expect(textOf(code, 'plans', 'subtitle')).toContain(editions[code].product)
    expect(textOf(code, 'common', 'tab.plans')).toBe(editions[code].plans)
    expect(textOf(code, 'common', 'tab.nfts')).toBe(textOf(code, 'common', 'page.nfts'))
  },
)

test('in Hong Kong loans carry the warning that its law asks of every offer of a money lender', () => {
  expect(textOf('hk', 'loans', 'warning')).toBe('忠告：借錢梗要還，咪俾錢中介')
})
