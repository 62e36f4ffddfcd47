import { toast } from '../../ui/toast.ts'
import { loadRefusalText } from './load-refusal-text.ts'

/** Tells a refusal in the reader's words at the edge of the page. */
export async function toastRefusal(error: unknown): Promise<void> {
  toast(await loadRefusalText(error), { tone: 'alert' })
}
