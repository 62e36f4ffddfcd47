import { useTranslation } from 'react-i18next'
import { formatRate, isolateFigure } from '#core/format/figures.ts'
import { type Account, type PartName, sharesOf } from '../model/composition.ts'

/** The colour of a part, in the bar and beside its name; what is owed or goes by the price has none. */
export const partColours: Readonly<Record<PartName, string>> = {
  available: 'bg-text',
  inSmart: 'bg-accent',
  held: 'bg-line-strong',
  inMargin: 'bg-[color-mix(in_srgb,var(--accent)_45%,var(--surface))]',
  inStake: 'bg-[color-mix(in_srgb,var(--text)_45%,var(--surface))]',
  unrealised: '',
  loanDebt: '',
}

/** How what is owned is split over the parts of an account; nothing while there is nothing. */
export function SplitBar({ account }: { account: Account }) {
  const { t } = useTranslation('balance')
  const shares = sharesOf(account)
  if (shares.length === 0) return null
  const words = shares.map(({ name, share }) => `${t(`part.${name}`)} ${isolateFigure(formatRate(share, 1))}`)
  return (
    <div
      role="img"
      aria-label={t('split', { parts: words.join(', ') })}
      className="flex h-3 gap-0.5 print:hidden"
    >
      {shares.map(({ name, share }) => (
        <span
          key={name}
          className={`min-w-1 rounded-[2px] ${partColours[name]}`}
          style={{ flexGrow: share, flexBasis: 0 }}
        />
      ))}
    </div>
  )
}
