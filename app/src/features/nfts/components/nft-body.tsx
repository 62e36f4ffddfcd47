import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock } from '#ui/layout/dock.tsx'
import { Columns } from '#ui/layout/page.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { isLive, type MyNft, type Nft, ownState } from '../model/nft.ts'
import { BidPanel } from './bid-panel.tsx'
import { BidTable } from './bid-table.tsx'
import { CharityCard } from './charity-cards.tsx'
import { NftPicture } from './nft-picture.tsx'
import { NftPrices } from './nft-prices.tsx'
import { TimeLeft } from './time-left.tsx'

export interface NftBodyProps {
  work: Nft
  /** Every work: what their sales gave is added up by charity. */
  works: readonly Nft[]
  mine: MyNft | undefined
  /** Reads the works again. */
  onRefetch: () => Promise<unknown>
}

/** The page of a work: the order stands beside it, on phones in a sheet. */
export function NftBody({ work, works, mine, onRefetch }: NftBodyProps) {
  const { t } = useTranslation('nfts')
  const { mode } = useMode()
  const isMobile = useDevice() === 'mobile'
  const [isOpen, setIsOpen] = useState(false)
  const order = <BidPanel work={work} mine={mine} onRefetch={onRefetch} onDone={() => setIsOpen(false)} />

  return (
    <Columns aside="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <OwnNote work={work} mine={mine} className="col-span-full" />
        <NftPicture
          work={work}
          className="aspect-4/3 w-full overflow-hidden rounded-3 low:max-h-[60dvh] md:aspect-square"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <NftFacts work={work} onEnd={() => void onRefetch()} />
          <CharityCard work={work} works={works} />
        </div>
        <BidTable work={work} className="col-span-full" />
      </div>
      {isMobile ? null : (
        <Card
          title={t(isLive(work) ? 'bid.title' : 'bid.over')}
          className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]"
        >
          {order}
        </Card>
      )}
      {isMobile && (isLive(work) || isOpen) ? (
        <>
          <Dock label={t('bid.title')}>
            <ModeButton mode={mode} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              <span>
                <RichText text={t('bid.open', { amount: work.minNextBid })} />
              </span>
            </ModeButton>
          </Dock>
          <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={<bdi>{work.title}</bdi>}>
            <div className="pt-2">{order}</div>
          </Sheet>
        </>
      ) : null}
    </Columns>
  )
}

interface OwnNoteProps {
  work: Nft
  mine: MyNft | undefined
  className?: string | undefined
}

/** What became of the own bid, told when it changes; nothing without one. */
function OwnNote({ work, mine, className }: OwnNoteProps) {
  const { t } = useTranslation('nfts')
  const state = ownState(work, mine)
  if (state === 'none' || mine === undefined) return null
  const isGood = state === 'leading' || state === 'owned'
  return (
    <Note tone={isGood ? 'info' : 'warn'} role="status" className={className}>
      <p className="font-strong">{t(`mine.${state}`)}</p>
      <p>
        {t(`mine.${state}Body`, {
          amount: mine.myBid,
          next: work.minNextBid,
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

interface NftFactsProps {
  work: Nft
  /** Called when its time is over. */
  onEnd: () => void
}

/** Who made a work, what it shows, where it is kept, and how its auction stands. */
function NftFacts({ work, onEnd }: NftFactsProps) {
  const { t } = useTranslation('nfts')
  return (
    <section className="card @container grid gap-3 p-4" aria-label={t('detail.work')}>
      <p className="text-13 text-muted">{t('detail.by', { creator: work.creator })}</p>
      {/* On desktop they stand beside the form. */}
      <div className="grid gap-3 on-desktop:hidden">
        <NftPrices work={work} isLarge />
        <p className="flex flex-wrap items-center gap-x-2 text-13">
          {isLive(work) ? <TimeLeft work={work} onEnd={onEnd} /> : null}
          <span className="text-muted">{t(isLive(work) ? 'ends' : 'ended', { time: work.endsAt })}</span>
        </p>
      </div>
      {work.story ? <p>{work.story}</p> : null}
      <CostList
        rows={[
          { key: 'chain', label: t('detail.chain'), value: <bdi>{work.chain}</bdi> },
          {
            key: 'address',
            label: t('detail.address'),
            value: <bdi className="num wrap-anywhere whitespace-normal!">{work.address}</bdi>,
          },
          {
            key: 'bids',
            label: t('detail.bids'),
            value: <bdi className="num">{formatDecimal(work.bidCount)}</bdi>,
          },
        ]}
      />
    </section>
  )
}
