import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { type MyNft, ownState } from '../model/nft.ts'
import { NftPicture } from './nft-picture.tsx'
import { NftState } from './nft-state.tsx'

/** A work the user has bid for: what became of the money, and what can be done next. */
export function MyNftRow({ work }: { work: MyNft }) {
  const { t } = useTranslation('nfts')
  const state = ownState(work, work)
  const detail = paths.nftDetail.href({ id: work.id })
  const values = {
    amount: work.myBid,
    price: work.currentBid,
    time: work.endsAt,
    charity: work.charity.name,
  }
  if (state === 'none') return null
  return (
    <li className="grid gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <NftPicture work={work} isDecorative className="size-12 flex-none rounded-2" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <Link
              to={detail}
              className="relative inline-block font-strong text-text after:absolute after:inset-x-0 after:-inset-y-3"
            >
              <bdi>{work.title}</bdi>
            </Link>
            <NftState work={work} mine={work} />
          </div>
          <p className="text-12 text-muted">{t(`own.${state}`, values)}</p>
        </div>
      </div>
      {state === 'outbid' ? (
        <LinkButton wraps size="sm" to={detail} className="on-desktop:justify-self-start">
          <span>
            <RichText text={t('own.again', { amount: work.minNextBid })} />
          </span>
        </LinkButton>
      ) : null}
      {state === 'owned' ? (
        <LinkButton
          wraps
          size="sm"
          to={paths.nftCertificate.href({ id: work.id })}
          className="on-desktop:justify-self-start"
        >
          {t('own.certificate')}
        </LinkButton>
      ) : null}
    </li>
  )
}
