/** An instrument of the benchmark, as the contract's lists show it. */
export type SampleItem = ReturnType<typeof sampleItem>

const decimals = [5, 2, 2, 2, 3]

/** A market of made-up instruments, all open and all moving. The same for the same size. */
export function sampleMarket(size: number): SampleItem[] {
  return Array.from({ length: size }, (_, index) => sampleItem(index))
}

function sampleItem(index: number) {
  const type = (index % 5) + 1
  const priceDecimals = decimals[type - 1] ?? 2
  const price = round([1.085, 52_100, 184.92, 5284.25, 28.315][type - 1] ?? 100, priceDecimals)
  return {
    id: String(index + 1),
    code: `${['FX', 'CR', 'ST', 'FU', 'ME'][type - 1]}${String(index + 1).padStart(3, '0')}`,
    name: `Sample instrument ${index + 1}`,
    type,
    price,
    zdf: round(((index % 41) - 20) / 8, 2),
    hundred: Array.from({ length: 100 }, (_, point) =>
      round(
        price * (1 + Math.sin((point + index) / 9) / 300 + Math.sin((point * index) / 31) / 600),
        priceDecimals,
      ),
    ),
    tradable: true,
    session: 'OPEN',
    tickSize: 10 ** -priceDecimals,
    priceDecimals,
    source: 'simulated',
  }
}

/** The instrument with trading terms. */
export function sampleInfo(item: SampleItem) {
  return {
    ...item,
    contractSize: '100000',
    maxLeverage: 30,
    lotStep: '0.01',
    minLots: '0.01',
    maxLots: '50',
    prevClose: round(item.price / (1 + item.zdf / 100), item.priceDecimals),
    high24h: round(item.price * 1.01, item.priceDecimals),
    low24h: round(item.price * 0.99, item.priceDecimals),
    optionPeriods: [],
    termsVersion: 'sample',
    disclosure: 'Sample.',
  }
}

/** The figures of an instrument over longer stretches. */
export function sampleStats({ id, code, price, zdf, hundred, priceDecimals }: SampleItem) {
  const index = Number(id)
  const at = (share: number) => round(price * share, priceDecimals)
  return {
    id,
    code,
    changeWeek: round(zdf * 1.7, 2),
    changeMonth: round(((index % 29) - 14) / 2, 2),
    changeYear: round(((index % 53) - 20) * 1.3, 2),
    dayPrices: hundred.slice(-40),
    dayHigh: at(1.01),
    dayLow: at(0.99),
    yearHigh: at(1.2),
    yearLow: at(0.8),
    volatility30d: 5 + (index % 70),
    volume24h: 1_000 * index,
    turnover24h: Math.round(1_000 * index * price),
  }
}

/** The last `count` candles up to now, `seconds` long each. */
export function sampleCandles(item: SampleItem, seconds: number, count: number) {
  const last = Math.floor(Date.now() / 1000 / seconds) * seconds
  return Array.from({ length: count }, (_, back) => {
    const t = last - (count - 1 - back) * seconds
    const at = (moment: number) =>
      round(
        item.price * (1 + Math.sin(moment / seconds / 11) / 200 + Math.sin(moment / seconds / 3) / 900),
        item.priceDecimals,
      )
    const [o, c] = [at(t), at(t + seconds)]
    const spread = item.price / 900
    return {
      t,
      o,
      h: round(Math.max(o, c) + spread, item.priceDecimals),
      l: round(Math.min(o, c) - spread, item.priceDecimals),
      c,
      v: 100 + ((t / seconds) % 37) * 5,
    }
  })
}

/** A number with so many decimals. */
export function round(value: number, places: number): number {
  return Number(value.toFixed(places))
}
