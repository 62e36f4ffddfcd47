import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/format-money.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dock } from '#ui/layout/dock.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { isLive, type MyNft, type Nft } from '../model/nft.ts'
import { BidDesk } from './bid-desk.tsx'
import { BidTable } from './bid-table.tsx'
import { CharityCard } from './charity-card.tsx'
import { NftFacts } from './nft-facts.tsx'
import { NftPicture } from './nft-picture.tsx'
import { OwnNote } from './own-note.tsx'

export interface NftBodyProps {
  work: Nft
  mine: MyNft | undefined
  /** Reads the work again. */
  onRefetch: () => Promise<unknown>
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The page of a work: the order stands beside it, on phones in a sheet. */
export function NftBody({ work, mine, onRefetch }: NftBodyProps) {
  const { t } = useTranslation('nfts')
  const { mode } = useMode()
  const isMobile = useDevice() === 'mobile'
  const [isOpen, setIsOpen] = useState(false)
  const desk = <BidDesk work={work} mine={mine} onRefetch={onRefetch} onDone={() => setIsOpen(false)} />

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
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
                <RichText text={t('bid.open', { amount: formatMoney(work.minNextBid) })} parts={[figure]} />
              </span>
            </ModeButton>
          </Dock>
          <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={<bdi>{work.title}</bdi>}>
            <div className="pt-2">{desk}</div>
          </Sheet>
        </>
      ) : null}
    </div>
  )
}
