import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import type { TextFormats } from '#lib/i18n/text-values.ts'
import {
  formatApr,
  formatLots,
  formatMoney,
  formatPercent,
  formatPrice,
  formatQuantity,
  formatRate,
  formatUsd,
} from './figures.ts'
import {
  formatAge,
  formatDate,
  formatDateTime,
  formatDateTimeFull,
  formatDayMonth,
  formatHourMinute,
  formatTime,
  formatWeekday,
} from './format-time.ts'

type Instant = string | number | Date

/** Text that is no instant as it travels is shown as it came. */
const instant =
  (format: (at: Instant, tag: string) => string, unit = '') =>
  (value: unknown, tag: string): string =>
    typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value)
      ? value
      : `${format(value as Instant, tag)}${unit}`

/** A number, or one as it travels in a notification. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))

/**
 * The formats that a text may name for a value, as in `{{amount, money}}`. A caller hands over the value as it
 * travels: a decimal string, an ISO date, a number.
 */
export const textFormats = {
  /** 1,234.50 */
  money: (value) => formatMoney(String(value)),
  /** +1,234.50 */
  signedMoney: (value) => formatMoney(String(value), { sign: true }),
  /** 1,234 where no cents are. */
  shortMoney: (value) => formatMoney(String(value), { short: true }),
  /** 1,234.50 USD */
  usd: (value) => formatUsd(String(value)),
  /** +1,234.50 USD */
  signedUsd: (value) => formatUsd(String(value), { sign: true }),
  /** 0.05, with the decimals that it has. */
  quantity: (value) => formatQuantity(String(value)),
  /** 1.00, a size in lots. */
  lots: (value) => formatLots(String(value)),
  /** A market price, with as many decimals as the value `decimals` says. */
  price: (value, _, { decimals }) =>
    isFigure(value) ? formatPrice(Number(value), Number(decimals)) : String(value),
  /** A change in percent, with its sign: -1.24 as −1.24%. */
  change: (value) => (isFigure(value) ? formatPercent(Number(value)) : String(value)),
  /** A fraction in percent: 0.0025 as 0.25%. */
  rate: (value) => formatRate(value as string | number),
  /** A fraction in percent, with one decimal. */
  rate1: (value) => formatRate(value as string | number, 1),
  /** A fraction in percent, without decimals. */
  rate0: (value) => formatRate(value as string | number, 0),
  /** Already in percent: 71 as 71%. */
  percent: (value) => formatDecimal(value as string | number, { percent: true }),
  /** A yearly cost in percent. */
  apr: (value) => formatApr(String(value)),
  /** 14 Jan 2026 */
  date: instant(formatDate),
  /** 14 Jan */
  dayMonth: instant(formatDayMonth),
  /** Wed */
  weekday: instant(formatWeekday),
  /** 14 Jan, 15:20 */
  dateTime: instant(formatDateTime),
  /** 14 Jan, 15:20 UTC */
  dateTimeUtc: instant(formatDateTime, ' UTC'),
  /** 14 Jan 2026, 15:20:05 UTC */
  dateTimeFullUtc: instant(formatDateTimeFull, ' UTC'),
  /** 15:20:05 */
  time: instant(formatTime),
  /** 15:20 */
  hourMinute: instant(formatHourMinute),
  /** Milliseconds, as "6 min ago". */
  age: (value, tag) => (typeof value === 'number' ? formatAge(value, tag) : String(value)),
} as const satisfies TextFormats
