import type { OfferTexts } from './offer-texts.ts'

export const ko: OfferTexts = {
  notices: {
    forex: '레버리지는 이익뿐 아니라 손실도 키우며, 환율은 주말 사이 급격히 벌어질 수 있습니다.',
    crypto: '암호화폐 가격은 언제든 크게 변동하며 가치가 없어질 수도 있습니다.',
    stocks: '주식은 가치를 모두 잃을 수 있으며, 거래 시간 외에는 포지션을 청산할 수 없습니다.',
    futures: '선물은 작은 움직임을 키우며, 몇 분 만에 증거금을 모두 잃을 수 있습니다.',
    metals: '금속 가격은 뉴스에 민감하게 반응하며 레버리지가 그 영향을 키웁니다.',
    etf: '펀드는 시장을 따라 오르기도 내리기도 하며 레버리지가 둘 다 키웁니다.',
    test: '테스트 종목: 가격이 정해진 패턴을 따릅니다.',
    simulated: '이 샌드박스의 시세는 시뮬레이션입니다.',
  },
  plans: {
    forex: '스마트 외환',
    crypto: '스마트 에쿼티',
    stocks: '스마트 주식',
    futures: '스마트 선물',
    metals: '스마트 귀금속',
    global: '스마트 글로벌',
  },
  works: {
    harbour: '새벽 항구',
    hills: '언덕으로 가는 길',
    snow: '첫눈',
    market: '야시장',
    boats: '종이배',
    bridge: '긴 다리',
    rain: '두 지붕 위의 비',
    lanterns: '떠오르는 등불',
  },
}
