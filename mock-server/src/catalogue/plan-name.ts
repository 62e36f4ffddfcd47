import type { NoticeLanguage } from './notice-language.ts'
import type { PlanRecord } from './records/plan-record.ts'
import { textsIn } from './texts/texts.ts'

/** What a plan is called; its longest running time is part of its name. */
export const planName = ({ market, longest }: PlanRecord, language: NoticeLanguage): string =>
  `${textsIn(language).plans[market]} ${longest}`
