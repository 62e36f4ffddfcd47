import { offers } from '../../config/operator.ts'
import { preloadTexts } from '../../lib/i18n/i18n.ts'

/** Fetches the texts of the products that a visitor's home advertises: a build has only those of what it offers. */
export const preloadOfferTexts = () =>
  preloadTexts((['plans', 'loans'] as const).filter((product) => offers(product)))
