import type { LanguageCode } from '../languages.ts'

/** What an edition calls plans, the product that runs them, and the sale of NFTs. */
export interface EditionWords {
  readonly plans: string
  readonly product: string
  readonly nfts: string
}

/** The languages that speak of smart equity contracts and smart funds; the others of fund trading and charity. */
export const smartEquityLanguages: readonly LanguageCode[] = ['en', 'zh']

/** The words of every language; a new language does not compile without its own. */
export const editions: Readonly<Record<LanguageCode, EditionWords>> = {
  en: { plans: 'Smart equity contracts', product: 'smart equity product', nfts: 'Smart funds' },
  zh: { plans: '智能股权合约', product: '智能股权产品', nfts: '智能基金' },
  hk: { plans: '基金交易', product: '自動外匯產品', nfts: '慈善 NFT' },
  ja: { plans: 'ファンド取引', product: '自動FX商品', nfts: 'チャリティーNFT' },
  ko: { plans: '펀드 거래', product: '자동 외환 상품', nfts: '자선 NFT' },
  de: { plans: 'Fondshandel', product: 'automatische Forex-Produkt', nfts: 'Charity-NFTs' },
  fr: { plans: 'Trading de fonds', product: 'produit de forex automatisé', nfts: 'NFT caritatifs' },
  it: { plans: 'Trading di fondi', product: 'prodotto forex automatico', nfts: 'NFT benefici' },
  es: { plans: 'Trading de fondos', product: 'producto de forex automatizado', nfts: 'NFT benéficos' },
  ar: { plans: 'تداول الصناديق', product: 'منتج الفوركس الآلي', nfts: 'رموز NFT الخيرية' },
}
