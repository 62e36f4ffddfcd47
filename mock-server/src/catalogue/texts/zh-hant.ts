import type { OfferTexts } from './offer-texts.ts'

export const zhHant: OfferTexts = {
  notices: {
    forex: '槓桿會放大盈利，亦會放大虧損；匯率可能在週末後跳空。',
    crypto: '加密貨幣價格隨時可能大幅波動，甚至歸零。',
    stocks: '股票可能損失全部價值；交易時段以外無法平倉。',
    futures: '期貨會放大微小波動；虧損可能在數分鐘內耗盡全部保證金。',
    metals: '金屬價格對消息反應劇烈，槓桿會放大其影響。',
    etf: '基金隨其市場上升，亦隨其下跌，槓桿會放大兩者。',
    test: '測試產品：其價格按固定模式變動。',
    simulated: '此沙盒中的價格為模擬價格。',
  },
  plans: {
    forex: '智能外匯',
    crypto: '智能股權',
    stocks: '智能股票',
    futures: '智能期貨',
    metals: '智能貴金屬',
    global: '智能環球',
  },
  works: {
    harbour: '港口黎明',
    hills: '上山的路',
    snow: '初雪',
    market: '夜市',
    boats: '紙船',
    bridge: '長橋',
    rain: '雨落雙簷',
    lanterns: '升起的燈籠',
  },
}
