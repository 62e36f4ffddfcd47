/** Where a text is listed: 1 company, 2 policy, 3 footer, 4 questions and answers, 5 announcements. */
export type ContentType = 1 | 2 | 3 | 4 | 5

/** Pages in order of their numbers, with the place they are listed at. */
const PAGES = [
  ['about', 1],
  ['products', 1],
  ['fees', 1],
  ['contact', 1],
  ['privacy', 2],
  ['terms', 2],
  ['identity', 2],
  ['complaints', 2],
  ['risk', 3],
  ['storage', 3],
  ['figures', 3],
  ['sandbox', 3],
  ['supervision', 1],
  ['profile', 1],
  ['partners', 1],
  ['complaintRoute', 1],
  ['legal', 3],
  ['disclaimer', 3],
  ['advertising', 3],
] as const

/** Questions by group. */
const QUESTIONS = [
  ['securityPassword', 'account'],
  ['identityNeeded', 'account'],
  ['demoAccount', 'account'],
  ['withdrawalTime', 'payments'],
  ['withdrawalCost', 'payments'],
  ['depositRejected', 'payments'],
  ['closeEarly', 'trading'],
  ['stopOut', 'trading'],
  ['fixedTimeOption', 'trading'],
  ['cashProtected', 'trading'],
  ['loanCost', 'lending'],
  ['repayEarly', 'lending'],
  ['outbid', 'lending'],
] as const

/** Announcements with their time, the pinned one before the newest. */
const ANNOUNCEMENTS = [
  ['thisIsASandbox', '2026-01-01T00:00:00.000Z', true],
  ['figuresByLanguage', '2025-12-29T09:00:00.000Z', false],
  ['planNames', '2025-12-22T09:00:00.000Z', false],
  ['loanCostFirst', '2025-12-15T09:00:00.000Z', false],
] as const

/** Questions that were added when announcements had their numbers: links to both stay as they are. */
const ADDED_QUESTIONS = [
  ['paymentLock', 'account'],
  ['accountFrozen', 'account'],
  ['lostAnswer', 'payments'],
  ['waitingOrder', 'trading'],
  ['waitingHold', 'trading'],
  ['waitingEnded', 'trading'],
  ['trailingStop', 'trading'],
  ['marketClosed', 'trading'],
  ['marketFigures', 'trading'],
  ['priceAlerts', 'trading'],
  ['returnAndFall', 'trading'],
  ['planDue', 'trading'],
  ['loanOverdue', 'lending'],
] as const

type NamesOf<List extends readonly (readonly [string, ...unknown[]])[]> = List[number][0]

type QuestionTopic = NamesOf<typeof QUESTIONS> | NamesOf<typeof ADDED_QUESTIONS>

/** What a text is about. */
export type Topic = NamesOf<typeof PAGES> | QuestionTopic | NamesOf<typeof ANNOUNCEMENTS>

/** A text with the place it is listed at. */
export interface ListedTopic {
  readonly topic: Topic
  readonly type: ContentType
  readonly group?: string
  readonly publishedAt?: string
  readonly pinned?: boolean
}

const asQuestion = ([topic, group]: readonly [QuestionTopic, string]) => ({ topic, type: 4 as const, group })

/** Every text in order of its number. */
export const TOPICS: readonly ListedTopic[] = [
  ...PAGES.map(([topic, type]) => ({ topic, type })),
  ...QUESTIONS.map(asQuestion),
  ...ANNOUNCEMENTS.map(([topic, publishedAt, pinned]) => ({ topic, type: 5 as const, publishedAt, pinned })),
  ...ADDED_QUESTIONS.map(asQuestion),
]

/** A title and its paragraphs in Markdown; words in braces are figures of the parameters. */
export type Page = readonly [title: string, ...paragraphs: string[]]

/** All texts in one language. */
export type Pages = Readonly<Record<Topic, Page>>

/** Who is responsible, what they answer for, and where to complain. */
export type LegalPages = Pick<
  Pages,
  'supervision' | 'profile' | 'partners' | 'complaintRoute' | 'legal' | 'disclaimer' | 'advertising'
>

/** Questions with their answers. */
export type Questions = Pick<Pages, QuestionTopic>

/** What was announced. */
export type Announcements = Pick<Pages, NamesOf<typeof ANNOUNCEMENTS>>
