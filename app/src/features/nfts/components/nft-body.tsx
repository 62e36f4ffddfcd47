import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney, formatRate, isolateFigure } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock } from '#ui/layout/dock.tsx'
import { Columns } from '#ui/layout/page.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useNfts } from '../api/use-nfts.ts'
import { donationsOf } from '../model/donations.ts'
import { isLive, type MyNft, type Nft, ownState } from '../model/nft.ts'
import { BidPanel } from './bid-panel.tsx'
import { BidTable } from './bid-table.tsx'
import { NftFacts } from './nft-facts.tsx'
import { NftPicture } from './nft-picture.tsx'
import { useNow } from './use-now.ts'

export interface NftBodyProps {
  work: Nft
  mine: MyNft | undefined
  /** Reads the work again. */
  onRefetch: () => Promise<unknown>
}

/** The page of a work: the order stands beside it, on phones in a sheet. */
export function NftBody({ work, mine, onRefetch }: NftBodyProps) {
  const { t } = useTranslation('nfts')
  const { mode } = useMode()
  const isMobile = useDevice() === 'mobile'
  const [isOpen, setIsOpen] = useState(false)
  const desk = <BidPanel work={work} mine={mine} onRefetch={onRefetch} onDone={() => setIsOpen(false)} />

  return (
    <Columns aside="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <OwnNote work={work} mine={mine} className="col-span-full" />
        <NftPicture work={work} className="aspect-4/3 w-full overflow-hidden rounded-3 md:aspect-square" />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <NftFacts work={work} onEnd={() => void onRefetch()} />
          <CharityCard work={work} />
        </div>
        <BidTable work={work} className="col-span-full" />
      </div>
      {isMobile ? null : (
        <Card
          title={t(isLive(work) ? 'bid.title' : 'bid.over')}
          className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]"
        >
          {desk}
        </Card>
      )}
      {isMobile && (isLive(work) || isOpen) ? (
        <>
          <Dock label={t('bid.title')}>
            <ModeButton mode={mode} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              <span>
                <RichText text={t('bid.open', { amount: formatMoney(work.minNextBid) })} />
              </span>
            </ModeButton>
          </Dock>
          <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={<bdi>{work.title}</bdi>}>
            <div className="pt-2">{desk}</div>
          </Sheet>
        </>
      ) : null}
    </Columns>
  )
}

/** Who receives the price, by its number in a register or as a sample, and what sales gave so far. */
function CharityCard({ work }: { work: Nft }) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const now = useNow()
  const { charity, cumulativeDonation } = work
  const sameCharity = (useNfts().data ?? []).filter((one) => one.charity.name === charity.name)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  return (
    <section className="card grid gap-3 p-4" aria-label={t('charity.label')}>
      <div className="flex items-start gap-3">
        <Heart className="mt-0.5 size-5 flex-none text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <h2 className="text-14">
            <bdi>{charity.name}</bdi>
          </h2>
          <p className="text-12 text-muted">
            {charity.registrationNo
              ? t('charity.registered', { number: isolateFigure(charity.registrationNo) })
              : t('charity.sample')}
          </p>
          {charity.url?.startsWith('https://') ? (
            <a href={charity.url} target="_blank" rel="noreferrer" className="text-13 text-accent">
              {t('charity.page')}
            </a>
          ) : null}
        </div>
      </div>
      <CostList
        rows={[
          { key: 'share', label: t('charity.share'), value: <Figure value={formatRate('1', 0)} /> },
          { key: 'work', label: t('charity.thisWork'), value: money(cumulativeDonation) },
          { key: 'all', label: t('charity.allWorks'), value: money(donationsOf(sameCharity).total) },
        ]}
      />
      <p className="text-12 text-muted">{t('charity.source', { time: formatDateTime(now, language.tag) })}</p>
    </section>
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
