import { usdOf } from '../domain/amount.ts'
import type { SmartProduct } from '../domain/smart/product.ts'
import type { NoticeLanguage } from './risk-notices.ts'

type Theme = 'forex' | 'crypto' | 'stocks' | 'futures' | 'metals' | 'global'

/** What a plan is called, by BCP 47 tag; a language added to the risk notices needs them too. */
const NAMES: Readonly<Record<NoticeLanguage, Readonly<Record<Theme, string>>>> = {
  en: {
    forex: 'Smart forex',
    crypto: 'Smart equity',
    stocks: 'Smart stocks',
    futures: 'Smart futures',
    metals: 'Smart metals',
    global: 'Smart global',
  },
  'zh-Hans': {
    forex: '智能外汇',
    crypto: '智能股权',
    stocks: '智能股票',
    futures: '智能期货',
    metals: '智能贵金属',
    global: '智能全球',
  },
  'zh-Hant': {
    forex: '智能外匯',
    crypto: '智能股權',
    stocks: '智能股票',
    futures: '智能期貨',
    metals: '智能貴金屬',
    global: '智能環球',
  },
  ja: {
    forex: 'スマート外国為替',
    crypto: 'スマートエクイティ',
    stocks: 'スマート株式',
    futures: 'スマート先物',
    metals: 'スマート貴金属',
    global: 'スマートグローバル',
  },
  ko: {
    forex: '스마트 외환',
    crypto: '스마트 에쿼티',
    stocks: '스마트 주식',
    futures: '스마트 선물',
    metals: '스마트 귀금속',
    global: '스마트 글로벌',
  },
  de: {
    forex: 'Smart Devisen',
    crypto: 'Smart Equity',
    stocks: 'Smart Aktien',
    futures: 'Smart Futures',
    metals: 'Smart Edelmetalle',
    global: 'Smart Global',
  },
  fr: {
    forex: 'Smart devises',
    crypto: 'Smart equity',
    stocks: 'Smart actions',
    futures: 'Smart futures',
    metals: 'Smart métaux',
    global: 'Smart monde',
  },
  it: {
    forex: 'Smart valute',
    crypto: 'Smart equity',
    stocks: 'Smart azioni',
    futures: 'Smart futures',
    metals: 'Smart metalli',
    global: 'Smart globale',
  },
  es: {
    forex: 'Smart divisas',
    crypto: 'Smart equity',
    stocks: 'Smart acciones',
    futures: 'Smart futuros',
    metals: 'Smart metales',
    global: 'Smart global',
  },
  ar: {
    forex: 'الفوركس الذكي',
    crypto: 'الأصول الذكية',
    stocks: 'الأسهم الذكية',
    futures: 'العقود الآجلة الذكية',
    metals: 'المعادن الذكية',
    global: 'الاستثمار العالمي الذكي',
  },
}

/** A plan as it is written down; the longest running time is part of its name. */
interface Offer {
  readonly theme: Theme
  readonly marketType: SmartProduct['marketType']
  /** Daily rate by running time in days. */
  readonly rates: Readonly<Record<number, string>>
  readonly min: string
  readonly max: string
  readonly status?: SmartProduct['status']
}

const OFFERS: readonly Offer[] = [
  { theme: 'crypto', marketType: 2, rates: { 7: '0.0038', 30: '0.0040' }, min: '100.00', max: '100000.00' },
  { theme: 'forex', marketType: 1, rates: { 7: '0.0030', 15: '0.0033' }, min: '200.00', max: '50000.00' },
  { theme: 'stocks', marketType: 3, rates: { 15: '0.0034', 30: '0.0037' }, min: '300.00', max: '60000.00' },
  { theme: 'futures', marketType: 4, rates: { 30: '0.0039', 60: '0.0042' }, min: '500.00', max: '80000.00' },
  { theme: 'metals', marketType: 5, rates: { 30: '0.0036', 90: '0.0041' }, min: '500.00', max: '50000.00' },
  { theme: 'global', marketType: 2, rates: { 60: '0.0043', 90: '0.0045' }, min: '500.00', max: '200000.00' },
  {
    theme: 'stocks',
    marketType: 3,
    rates: { 90: '0.0045' },
    min: '500.00',
    max: '50000.00',
    status: 'SOLD_OUT',
  },
  { theme: 'forex', marketType: 1, rates: { 30: '0.0035' }, min: '500.00', max: '50000.00', status: 'OFF' },
]

/** A plan with its name in every language. */
export interface OfferedPlan extends SmartProduct {
  nameIn(language: NoticeLanguage): string
}

const daysOf = ({ rates }: Offer): number[] => Object.keys(rates).map(Number)

/**
 * The plans on offer, sold out and withdrawn ones last.
 *
 * @param penaltyRate the parameter `smart.earlyExitPenaltyRate`.
 */
export const sampleSmartProducts = (penaltyRate: string): readonly OfferedPlan[] =>
  OFFERS.map((offer) => {
    const longest = Math.max(...daysOf(offer))
    const nameIn = (language: NoticeLanguage): string => `${NAMES[language][offer.theme]} ${longest}`
    const { marketType, min, max, status = 'ON' } = offer
    return Object.freeze({
      id: `p-${offer.theme}-${longest}`,
      name: nameIn('en'),
      marketType,
      cycles: daysOf(offer).map((days) => ({ days, dailyRate: offer.rates[days] as string })),
      earlyExitPenaltyRate: penaltyRate,
      termsVersion: '2026-01',
      status,
      minAmount: usdOf(min),
      maxAmount: usdOf(max),
      nameIn,
    })
  })
