import { useTranslation } from 'react-i18next'
import { hasBrowserMockServer } from '#config/env.ts'
import { storageUnavailable } from '#core/api/storage-unavailable.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Note } from '#ui/feedback/note.tsx'

/** Says on every page of the static demo that this browser keeps nothing of it, and what to do about that. */
export function StorageUnavailableNotice() {
  return hasBrowserMockServer ? <NoticeOnceUnavailable /> : null
}

/** The status is always there, so that assistive technology hears what appears in it. */
function NoticeOnceUnavailable() {
  const { t } = useTranslation()
  const isUnavailable = useStore(storageUnavailable)
  return (
    <div role="status" className="mx-auto w-full max-w-[1440px] px-4 md:px-6 print:hidden">
      {isUnavailable ? <Note className="mt-4">{t('sandbox.unkept')}</Note> : null}
    </div>
  )
}
