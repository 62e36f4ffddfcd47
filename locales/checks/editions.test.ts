import { expect, test } from 'vitest'
import type { LanguageCode } from '../languages.ts'
import { readTexts } from './texts.ts'

/** The words of the two editions: what plans are called, the product that runs them, and the sale of NFTs. */
type Edition = readonly [code: LanguageCode, plans: string, product: string, nfts: string]

const smartEquity: readonly Edition[] = [
  ['en', 'Smart equity contracts', 'smart equity product', 'Smart funds'],
  ['zh', '智能股权合约', '智能股权产品', '智能基金'],
]
const fundTrading: readonly Edition[] = [
  ['hk', '基金交易', '自動外匯產品', '慈善 NFT'],
  ['ja', 'ファンド取引', '自動FX商品', 'チャリティーNFT'],
  ['ko', '펀드 거래', '자동 외환 상품', '자선 NFT'],
  ['de', 'Fondshandel', 'automatische Forex-Produkt', 'Charity-NFTs'],
  ['fr', 'Trading de fonds', 'produit de forex automatisé', 'NFT caritatifs'],
  ['it', 'Trading di fondi', 'prodotto forex automatico', 'NFT benefici'],
  ['es', 'Trading de fondos', 'producto de forex automatizado', 'NFT benéficos'],
  ['ar', 'تداول الصناديق', 'منتج الفوركس الآلي', 'رموز NFT الخيرية'],
]

function expectWords([code, plans, product, nfts]: Edition) {
  expect(readTexts(code, 'trading').get('subtitle')).toContain(plans)
  expect(readTexts(code, 'errors').get('smartProductWrong')).toContain(product)
  expect(readTexts(code, 'common').get('footer.nfts')).toBe(nfts)
}

test.each(smartEquity)('in %s plans are %s and NFTs smart funds', (...edition) => expectWords(edition))

test.each(fundTrading)('in %s plans are %s, run by automated forex, and NFTs are for charity', (...edition) => {
  expectWords(edition)
  const [code, plans] = edition
  expect(readTexts(code, 'common').get('tab.trading')).toBe(plans)
})
