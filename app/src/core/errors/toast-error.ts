import { toast } from '../../ui/feedback/toast.ts'
import { loadErrorText } from './load-error-text.ts'

/** Tells an error in the language of the user at the edge of the page. */
export async function toastError(error: unknown): Promise<void> {
  toast(await loadErrorText(error), { tone: 'alert' })
}
