import type { OfferTexts } from './offer-texts.ts'

export const zhHans: OfferTexts = {
  notices: {
    forex: '杠杆会放大盈利，也会放大亏损；汇率可能在周末后跳空。',
    crypto: '加密货币价格随时可能大幅波动，甚至归零。',
    stocks: '股票可能损失全部价值；交易时段之外无法平仓。',
    futures: '期货会放大微小波动；亏损可能在数分钟内耗尽全部保证金。',
    metals: '金属价格对消息反应剧烈，杠杆会放大其影响。',
    etf: '基金随其市场上涨，也随其下跌，杠杆会放大两者。',
    test: '测试品种：其价格按固定模式变动。',
    simulated: '此沙盒中的价格为模拟价格。',
  },
  plans: {
    forex: '智能外汇',
    crypto: '智能股权',
    stocks: '智能股票',
    futures: '智能期货',
    metals: '智能贵金属',
    global: '智能全球',
  },
  works: {
    harbour: '港口黎明',
    hills: '上山的路',
    snow: '初雪',
    market: '夜市',
    boats: '纸船',
    bridge: '长桥',
    rain: '雨落双檐',
    lanterns: '升起的灯笼',
  },
}
