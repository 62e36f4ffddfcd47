import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatMoney } from '#core/format/format-money.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { MyNft, Nft } from '../model/nft.ts'
import { ownState } from '../model/own-state.ts'

export interface OwnNoteProps {
  work: Nft
  mine: MyNft | undefined
  className?: string | undefined
}

/** What became of the own bid, told when it changes; nothing without one. */
export function OwnNote({ work, mine, className }: OwnNoteProps) {
  const { t } = useTranslation('nfts')
  const state = ownState(work, mine)
  if (state === 'none' || mine === undefined) return null
  const money = (amount: string) => isolateFigure(`${formatMoney(amount)} USD`)
  const isGood = state === 'leading' || state === 'owned'
  return (
    <Note tone={isGood ? 'info' : 'warn'} role="status" className={className}>
      <p className="font-strong">{t(`mine.${state}`)}</p>
      <p>
        {t(`mine.${state}Body`, {
          amount: money(mine.myBid),
          next: money(work.minNextBid),
          charity: work.charity.name,
        })}
      </p>
      {state === 'owned' ? (
        <LinkButton wraps size="sm" to={paths.nftCertificate.href({ id: work.id })} className="mt-2">
          {t('own.certificate')}
        </LinkButton>
      ) : null}
      {state === 'returned' ? (
        <LinkButton wraps size="sm" to={paths.nfts.href({ show: 'live' })} className="mt-2">
          {t('mine.others')}
        </LinkButton>
      ) : null}
    </Note>
  )
}
