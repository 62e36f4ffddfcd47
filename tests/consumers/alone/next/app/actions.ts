// app/actions.ts
'use server'

import { buyPlan, isBusinessError, isSessionExpiredError, login, resolveAttempt } from '@swx/sdk'
import { revalidatePath } from 'next/cache'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { swxClient } from '../lib/swx'

export async function logIn(_before: string, form: FormData): Promise<string> {
  const names = { userName: String(form.get('userName')), password: String(form.get('password')) }
  try {
    const { token } = await login(await swxClient(), names)
    const jar = await cookies()
    jar.set('token', token, {
      httpOnly: true,
      sameSite: 'lax',
      secure: process.env.NODE_ENV === 'production',
    })
  } catch (error) {
    if (!isBusinessError<'login'>(error)) throw error
    if (error.key === 'passwordWrong' || error.key === 'userNotFound') return 'Check name and password.'
    return `Not logged in: ${error.key ?? error.code}`
  }
  redirect('/')
}

export async function buyThePlan(idempotencyKey: string): Promise<string> {
  const client = await swxClient()
  const input = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
  try {
    const { orderNo } = await buyPlan(client, input, { idempotencyKey })
    revalidatePath('/') // the balance, and a key for the next purchase
    return `Bought: ${orderNo}`
  } catch (error) {
    if (isSessionExpiredError(error)) redirect('/login')
    if (isBusinessError<'buyPlan'>(error)) {
      revalidatePath('/')
      return `Nothing was charged: ${error.key ?? error.code}`
    }
  }
  // After some of the other errors, the plan may have been bought.
  const attempt = { key: idempotencyKey, operation: 'buySmart', mode: 'real' } as const
  const outcome = await resolveAttempt(client, attempt)
  revalidatePath('/')
  return outcome.state === 'DONE' && !outcome.error ? 'Bought.' : 'Not bought. Nothing was charged.'
}
