import { formatDecimal } from '#lib/i18n/format-decimal.ts'

/** A file's size in kB or MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatDecimal(Math.max(1, Math.round(bytes / 1_000)))} kB`
  return `${formatDecimal(bytes / 1_000_000, { decimals: 1 })} MB`
}
