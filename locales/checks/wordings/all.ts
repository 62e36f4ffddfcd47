import type { LanguageCode } from '../../languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { everywhere } from './everywhere.ts'
import { fr } from './fr.ts'
import { hk } from './hk.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Wording } from './wording.ts'
import { zh } from './zh.ts'

const own: Readonly<Record<LanguageCode, readonly Wording[]>> = { ar, de, en, es, fr, hk, it, ja, ko, zh }

/** The wordings that a language does not use: those of all, and its own. */
export function wordingsOf(code: LanguageCode): readonly Wording[] {
  return [...everywhere, ...own[code]]
}
