import { contentHandlers } from './contents/handlers.ts'
import { indexHandlers } from './market-data/handlers.ts'

/** The operations that pages ask for when nobody is signed in: all that a page loads at first. */
export const visitorGroups = [indexHandlers, contentHandlers] as const
