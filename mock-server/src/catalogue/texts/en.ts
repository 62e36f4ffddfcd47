import type { OfferTexts } from './offer-texts.ts'

export const en: OfferTexts = {
  notices: {
    forex:
      'Leverage multiplies losses as well as gains, and currencies can jump over a weekend. You can lose your whole margin.',
    crypto:
      'Crypto prices swing sharply at any hour and can fall to zero. You can lose everything you put in.',
    stocks: 'Shares can lose their whole value, and you can’t close a position outside trading hours.',
    futures: 'Futures magnify small moves. You can lose your whole margin within minutes.',
    metals: 'Metal prices react sharply to news, and leverage multiplies your losses as well as your gains.',
    etf: 'An ETF follows its market down as well as up, and leverage multiplies both.',
    test: 'A test instrument: its price follows a fixed pattern.',
    simulated: 'Prices in this sandbox are simulated.',
  },
  plans: {
    forex: 'Smart forex',
    crypto: 'Smart crypto',
    stocks: 'Smart stocks',
    futures: 'Smart futures',
    metals: 'Smart metals',
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
  stories: {
    harbour:
      'A sailing boat lies in the harbour while the sun comes up behind it. Drawn for this sandbox with five shapes.',
    hills:
      'A path climbs between two hills and is gone before the top. The artist never shows what lies behind them.',
    snow: 'The first flakes fall on two fir trees at night. Nobody has left a footprint in the snow.',
    market:
      'Two stalls open when it gets dark, under a chain of lamps. The red one sells fruit, the yellow one soup.',
    boats: 'Two paper boats, folded from old letters, cross a pond. The orange one is ahead.',
    bridge: 'A bridge so long that its other end is on the next sheet. It carries a single road.',
    rain: 'The rain takes turns on two roofs, a red one and an orange one. One window is lit.',
    lanterns: 'Five lanterns rise on a winter night. Each carries a wish that nobody wrote down.',
  },
  charities: {
    water: 'Clean Water (sample charity)',
    forests: 'Standing Forests (sample charity)',
    books: 'Books for Children (sample charity)',
    clinics: 'Travelling Children’s Clinics (sample charity)',
  },
}
