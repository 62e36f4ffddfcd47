import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { isLive, type Nft } from '../model/nft.ts'

export interface NftPricesProps {
  work: Nft
  /** Large figures with their unit in a frame. */
  isLarge?: boolean | undefined
  /** Under the two figures, of the large ones. */
  notes?: readonly [ReactNode, ReactNode] | undefined
}

/** The price now and the smallest next bid; after the auction what it was sold for and what was given. */
export function NftPrices({ work, isLarge = false, notes }: NftPricesProps) {
  const { t } = useTranslation('nfts')
  const hasBids = work.bidCount > 0
  const figure = (amount: string) => <Figure value={formatMoney(amount)} {...(isLarge && { unit: 'USD' })} />
  const pair: readonly (readonly [string, ReactNode])[] = isLive(work)
    ? [
        [t('price.current'), hasBids ? figure(work.currentBid) : t('price.none')],
        [t(hasBids ? 'price.next' : 'price.opening'), figure(work.minNextBid)],
      ]
    : work.status === 'SOLD'
      ? [
          [t('price.soldFor'), figure(work.currentBid)],
          [t('price.given'), figure(work.cumulativeDonation)],
        ]
      : [
          [t('price.opening'), figure(work.currentBid)],
          [t('price.soldFor'), t('price.notSold')],
        ]
  return (
    <dl
      className={clsx(
        'grid grid-cols-2',
        isLarge ? 'rounded-2 border border-line' : 'gap-2 border-t border-line pt-2',
      )}
    >
      {pair.map(([label, value], at) => (
        <div
          key={label}
          className={clsx(
            'flex min-w-0 flex-col',
            isLarge && 'px-3 py-2 not-first:border-s not-first:border-line',
          )}
        >
          <dt className="mb-auto text-12 text-muted">{label}</dt>
          <dd className={clsx('font-strong', isLarge && 'text-18 @md:text-22')}>{value}</dd>
          {notes?.[at] ? <dd className="text-12 text-muted">{notes[at]}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
