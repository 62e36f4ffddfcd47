import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { TextsByLanguage } from './texts.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

/** The texts in every language but English. */
export const allTexts: TextsByLanguage = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja, ko, de, fr, it, es, ar }
