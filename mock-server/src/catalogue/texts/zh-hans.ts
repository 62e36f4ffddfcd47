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
  stories: {
    harbour: '一艘帆船停在港口，太阳从它身后升起。本作品由五个图形绘成，专为此沙盒而作。',
    hills: '小路在两座山丘之间向上延伸，未到山顶便已消失。山后有什么，作者从未画出。',
    snow: '初雪在夜里落在两棵冷杉上。雪地里还没有一个脚印。',
    market: '天一黑，两个摊位就在一串灯下开张。红色的卖水果，黄色的卖汤。',
    boats: '两只用旧信纸折成的纸船正渡过池塘。橙色的那只在前面。',
    bridge: '一座很长的桥，另一端画在下一张纸上。桥上只有一条路。',
    rain: '雨水轮流落在两个屋顶上，一红一橙。只有一扇窗亮着灯。',
    lanterns: '冬夜里升起五盏灯笼。每一盏都带着一个没有写下的愿望。',
  },
  charities: {
    water: '净水（示例慈善机构）',
    forests: '守护森林（示例慈善机构）',
    books: '儿童图书（示例慈善机构）',
    clinics: '儿童流动诊所（示例慈善机构）',
  },
}
