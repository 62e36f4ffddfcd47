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
  stories: {
    harbour: '一艘帆船停在港口，太陽從它身後升起。本作品由五個圖形繪成，專為此沙盒而作。',
    hills: '小路在兩座山丘之間向上延伸，未到山頂便已消失。山後有甚麼，作者從未畫出。',
    snow: '初雪在夜裏落在兩棵冷杉上。雪地裏還沒有一個腳印。',
    market: '天一黑，兩個攤位就在一串燈下開張。紅色的賣水果，黃色的賣湯。',
    boats: '兩隻用舊信紙摺成的紙船正渡過池塘。橙色的那隻在前面。',
    bridge: '一座很長的橋，另一端畫在下一張紙上。橋上只有一條路。',
    rain: '雨水輪流落在兩個屋頂上，一紅一橙。只有一扇窗亮着燈。',
    lanterns: '冬夜裏升起五盞燈籠。每一盞都帶着一個沒有寫下的願望。',
  },
  charities: {
    water: '淨水（示例慈善機構）',
    forests: '守護森林（示例慈善機構）',
    books: '兒童圖書（示例慈善機構）',
    clinics: '兒童流動診所（示例慈善機構）',
  },
}
