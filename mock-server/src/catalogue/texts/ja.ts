import type { OfferTexts } from './offer-texts.ts'

export const ja: OfferTexts = {
  notices: {
    forex: 'レバレッジは利益だけでなく損失も拡大します。為替は週明けに窓を開けることがあります。',
    crypto: '暗号資産の価格は時間を問わず大きく変動し、無価値になることもあります。',
    stocks: '株式は価値をすべて失うことがあり、取引時間外はポジションを決済できません。',
    futures: '先物は小さな値動きを拡大します。数分で証拠金をすべて失うことがあります。',
    metals: '貴金属の価格はニュースに敏感に反応し、レバレッジがその影響を拡大します。',
    etf: 'ファンドは市場とともに上がりも下がりもし、レバレッジがその両方を拡大します。',
    test: 'テスト銘柄：価格は決まったパターンで動きます。',
    simulated: 'このサンドボックスの価格はシミュレーションです。',
  },
  plans: {
    forex: 'スマート外国為替',
    crypto: 'スマートエクイティ',
    stocks: 'スマート株式',
    futures: 'スマート先物',
    metals: 'スマート貴金属',
    global: 'スマートグローバル',
  },
  works: {
    harbour: '夜明けの港',
    hills: '丘へ続く道',
    snow: '初雪',
    market: '夜市',
    boats: '紙の舟',
    bridge: '長い橋',
    rain: '二つの屋根に降る雨',
    lanterns: '空へ昇る灯籠',
  },
}
