import { operator } from '#config/operator.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'

/** The operator's risk warning in the user's language, or in English; nothing in a sandbox. */
export function OperatorRisk() {
  const { language } = useLanguage()
  if (operator === undefined) return null
  const own = operator.riskWarnings[language.code]
  return (
    <p className="max-w-[60ch] text-12 text-muted" lang={own === undefined ? 'en' : undefined} dir="auto">
      {own ?? operator.riskWarnings.en}
    </p>
  )
}
