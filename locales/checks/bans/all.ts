import type { LanguageCode } from '../../languages.ts'
import { ar } from './ar.ts'
import type { LanguageBans } from './ban.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hk } from './hk.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { zh } from './zh.ts'

/** The bans of every language; a new language does not compile without its own. */
export const bans: Readonly<Record<LanguageCode, LanguageBans>> = { ar, de, en, es, fr, hk, it, ja, ko, zh }
