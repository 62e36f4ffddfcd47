import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'

export interface BidReviewNoteProps {
  /** What keeps it from being confirmed, or what is to know of it. */
  state: 'over' | 'beaten' | 'gone' | 'raise' | undefined
  minNextBid: string
  /** Bids the smallest amount that is accepted by now. */
  onInstead: () => void
}

/** What has happened to the auction while a review is open, and that a raise is one. */
export function BidReviewNote({ state, minNextBid, onInstead }: BidReviewNoteProps) {
  const { t } = useTranslation('nfts')
  const amount = formatMoney(minNextBid)
  if (state === undefined) return null
  if (state === 'raise') return <Note tone="info">{t('review.raise')}</Note>
  return (
    <Note tone="warn" role="alert">
      {state === 'beaten' ? (
        <>
          <p>
            <RichText text={t('review.beaten', { amount })} />
          </p>
          <Button wraps size="sm" className="mt-2" onClick={onInstead}>
            <span>
              <RichText text={t('review.instead', { amount })} />
            </span>
          </Button>
        </>
      ) : (
        t(`review.${state}`)
      )}
    </Note>
  )
}
