import type { Person, Stage } from './stage.ts'

/** The number of the newest deposit. */
export async function newestDeposit(stage: Stage, { token }: Person): Promise<string> {
  const { result } = await stage.call('GET', 'user/listRecharge', undefined, token, 'real')
  return (result as { list: { orderNo: string }[] }).list[0]?.orderNo ?? ''
}
