import { useTranslation } from 'react-i18next'

/** The texts of broken rules that only security forms have. */
export function useRuleWords(): Readonly<Record<string, string>> {
  const { t } = useTranslation('security')
  return {
    sixDigits: t('rule.sixDigits'),
    weak: t('rule.weak'),
    unchanged: t('rule.unchanged'),
    unchangedPassword: t('rule.unchangedPassword'),
    passwordsDiffer: t('rule.differ'),
  }
}
