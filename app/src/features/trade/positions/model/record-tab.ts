/** The lists of own trades, in their order. */
export const recordTabs = ['positions', 'options', 'closed'] as const

/** Which of them is on show. */
export type RecordTab = (typeof recordTabs)[number]
