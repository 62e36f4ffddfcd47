import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { given, moment } from '../../core/view.ts'
import { groupOf, type Notification } from '../../domain/notification.ts'

/** The values of a text: the title of a work in the language of the user who reads it. */
const paramsIn = (params: Notification['params'], { works }: Catalogue, language: NoticeLanguage) => {
  const work = works.all().find(({ id }) => id === params.nftId)
  return work ? { ...params, title: textsIn(language).works[work.artwork] } : params
}

/** A notification as the contract's `Notification`. */
export const notificationView = (
  { id, kind, mode, titleKey, params, orderNo, read, createdAt }: Notification,
  catalogue: Catalogue,
  language: NoticeLanguage,
) => ({
  id,
  kind,
  group: groupOf(kind),
  ...given('mode', mode),
  titleKey,
  params: paramsIn(params, catalogue, language),
  ...given('orderNo', orderNo),
  read,
  createdAt: moment(createdAt),
})
