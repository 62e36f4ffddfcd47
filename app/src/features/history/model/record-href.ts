import { paths } from '#config/paths.ts'

/** Where a record is shown whole, by the letters its number begins with. */
export function recordHref(record: string): string | undefined {
  if (record.startsWith('SM')) return paths.planDetail.href({ id: record })
  if (record.startsWith('WD')) return paths.withdrawDetail.href({ no: record })
  if (record.startsWith('RC')) return paths.deposit.href()
  if (/^(LV|OP)/.test(record)) return paths.orderDetail.href({ no: record })
  if (record.startsWith('NF')) return paths.myNfts.href()
  return undefined
}
