const dateTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const count = new Intl.NumberFormat('en')

/** A moment of virtual time, UTC, to the second: `12 Jan 2026, 15:20:00`. */
export const Moment = ({ at }: { at: string }) => (
  <time class="num" dateTime={at}>
    {momentText(at)}
  </time>
)

export const momentText = (at: string): string => dateTime.format(new Date(at))

/** A whole number with its thousands apart. */
export const countText = (value: number): string => count.format(value)

/** Dollars with their thousands apart and a true minus: `−1,234.50`. */
export const usdText = (amount: string): string =>
  amount.replace(/\B(?=(\d{3})+\.)/g, ',').replace(/^-/, '\u2212')

export const Usd = ({ amount }: { amount: string }) => (
  <bdi dir="ltr" class="num">
    {usdText(amount)}
  </bdi>
)

/** Real time that something took: `0.4 ms`, `38 ms`, `2,004 ms`. */
export const tookText = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : countText(Math.round(ms))} ms`
