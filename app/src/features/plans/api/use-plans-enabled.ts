import { readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** Whether plans can be bought; true until the server says otherwise, because it has the last word anyway. */
export function usePlansEnabled(): boolean {
  const enabled = useParameter('features', (value) => readRecord(value, 'features').smartTrading !== false)
  return enabled.data ?? true
}
