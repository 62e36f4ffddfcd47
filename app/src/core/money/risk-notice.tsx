import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'

/** What can be lost by what. */
export type RiskKind = 'leverage' | 'option' | 'plan' | 'loan' | 'nft'

export interface RiskNoticeProps {
  kind: RiskKind
  /** Share of accounts that lose, in percent (a decimal string), with who says so; never without its source. */
  losing?: { readonly percent: string; readonly source: string; readonly asOf: string } | undefined
  className?: string | undefined
}

/** The risk of a product in plain words, beside its confirm button. */
export function RiskNotice({ kind, losing, className }: RiskNoticeProps) {
  const { t } = useTranslation('money')
  return (
    <Note className={className}>
      <p>{t(`risk.${kind}`)}</p>
      {losing ? (
        <p className="mt-1">
          {t('risk.losing', {
            ...losing,
            percent: losing.percent,
          })}
        </p>
      ) : null}
    </Note>
  )
}
