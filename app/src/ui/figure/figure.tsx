import { clsx } from 'clsx'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether the user's amounts below are shown as dots; dialogs show them always, since money is decided there. */
export const AmountsHidden = createContext(false)

export const useAmountsHidden = (): boolean => useContext(AmountsHidden)

export interface FigureProps {
  /** The formatted amount. */
  value: string
  /** Follows the amount, muted and one step smaller. */
  unit?: string | undefined
  className?: string | undefined
}

/** A letter of a language written from right to left: the name of a month in a date. */
const rightToLeft = /[\u0590-\u08ff]/

/**
 * A figure: tabular, on one line, left to right in every language; a date in words follows its words, and a unit that is
 * a word stands where that word's language puts it.
 */
export function Figure({ value, unit, className }: FigureProps) {
  if (useAmountsHidden()) return <HiddenAmount />
  const hasWord = unit !== undefined && rightToLeft.test(unit)
  return (
    <bdi dir={hasWord ? 'rtl' : rightToLeft.test(value) ? 'auto' : 'ltr'} className={clsx('num', className)}>
      {hasWord ? <bdi dir="ltr">{value}</bdi> : value}
      {unit ? (
        <>
          {' '}
          <span className="text-[0.86em] font-regular text-muted">{unit}</span>
        </>
      ) : null}
    </bdi>
  )
}

/** In place of an amount that the user hides: dots to see, a word to hear. */
export function HiddenAmount() {
  const { t } = useTranslation()
  return (
    <span className="num">
      <span aria-hidden="true">••••</span>
      <span className="sr-only">{t('amounts.hidden')}</span>
    </span>
  )
}
