import { contentHandlers } from './contents/handlers.ts'
import { indexHandlers } from './market-data/handlers.ts'

/** The operations that pages ask for for visitors: all that a page loads at first. */
export const visitorGroups = [indexHandlers, contentHandlers] as const
