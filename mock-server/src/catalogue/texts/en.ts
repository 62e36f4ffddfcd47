import type { OfferTexts } from './offer-texts.ts'

export const en: OfferTexts = {
  notices: {
    forex: 'Leverage multiplies losses as well as gains, and currencies can gap over a weekend.',
    crypto: 'Crypto prices swing widely at any hour and can fall to nothing.',
    stocks: 'Shares can lose their whole value, and outside trading hours a position cannot be closed.',
    futures: 'Futures magnify small moves; a loss can take the whole margin within minutes.',
    metals: 'Metal prices react sharply to news, and leverage multiplies what follows.',
    etf: 'A fund follows its market down as well as up, and leverage multiplies both.',
    test: 'A test instrument: its price follows a fixed pattern.',
    simulated: 'Prices in this sandbox are simulated.',
  },
  plans: {
    forex: 'Smart forex',
    crypto: 'Smart equity',
    stocks: 'Smart stocks',
    futures: 'Smart futures',
    metals: 'Smart metals',
    global: 'Smart global',
  },
  works: {
    harbour: 'Harbour at dawn',
    hills: 'The path uphill',
    snow: 'First snow',
    market: 'Night market',
    boats: 'Paper boats',
    bridge: 'The long bridge',
    rain: 'Rain on two roofs',
    lanterns: 'Lanterns rising',
  },
}
