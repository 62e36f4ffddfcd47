import type { LanguageCode } from './languages.ts'

/**
 * The units that stand behind a number and a space in the texts of each language, as the alternatives of a regular
 * expression. No line ends between a number and its unit. Korean writes other units than these without a space.
 */
export const units: Readonly<Record<LanguageCode, string>> = {
  zh: '手|天|日|小时|分钟?|秒|周|个月|年|岁|单位|个最小变动单位|MB',
  en: 'lots?|ticks?|units?|days?|hours?|minutes?|seconds?|weeks?|months?|years?|d|h|min|s|MB',
  ja: 'ロット|ティック|日|時間|分|秒|週|か月|年|歳|単位|MB',
  ko: 'MB',
  de: 'Lots?|Ticks?|Stück|Tag(?:en?|es)?|Stunden?|Minuten?|Sekunden?|Wochen?|Monat(?:en?|s)?|Jahr(?:en?|es)?|T|Std|h|Min|s|MB',
  fr: 'lots?|ticks?|unités?|jours?|heures?|minutes?|secondes?|semaines?|mois|ans?|j|h|min|s|Mo',
  it: 'lott[oi]|tick|unità|giorn[oi]|or[ae]|minut[oi]|second[oi]|settiman[ae]|mes[ei]|ann[oi]|g|h|min|s|MB',
  ar: 'لوت|يوم|أيام|ساعة|ساعات|دقيقة|دقائق|ثانية|ثوان|أسبوع|أسابيع|شهر|أشهر|سنة|سنوات|عام|أعوام|ي|س|د|ث|ميغابايت',
  hk: '手|天|日|小時|分鐘?|秒|週|個月|年|歲|單位|個最小變動單位|MB',
  es: 'lotes?|ticks?|unidad(?:es)?|días?|horas?|minutos?|segundos?|semanas?|mes(?:es)?|años?|d|h|min|s|MB',
}
