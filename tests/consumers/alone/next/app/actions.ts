// app/actions.ts
'use server'

import { buyPlan, isBusinessError, isSessionExpiredError, login, resolveAttempt } from '@swx/sdk'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { attemptCookie, swxClient } from '../lib/swx'

const hidden = {
  httpOnly: true,
  sameSite: 'lax',
  secure: process.env.NODE_ENV === 'production',
} as const

export async function logIn(_before: string, form: FormData): Promise<string> {
  const names = { userName: String(form.get('userName')), password: String(form.get('password')) }
  try {
    const { token, id } = await login(await swxClient(), names)
    const jar = await cookies()
    jar.set('token', token, hidden)
    jar.set('userId', id, hidden)
  } catch (error) {
    if (!isBusinessError<'login'>(error)) throw error
    if (error.key === 'passwordWrong' || error.key === 'userNotFound') return 'Check name and password.'
    return `Not logged in: ${error.key ?? error.code}`
  }
  redirect('/')
}

/** Gives a purchase its key; returns `false` if the outcome of the last purchase is not known yet. */
export async function beginPurchase(): Promise<boolean> {
  const jar = await cookies()
  const name = await attemptCookie()
  if (jar.has(name)) return false
  jar.set(name, crypto.randomUUID(), { ...hidden, maxAge: 23 * 3_600 })
  return true
}

export async function buyThePlan(): Promise<string> {
  const jar = await cookies()
  const name = await attemptCookie()
  const idempotencyKey = jar.get(name)?.value
  if (!idempotencyKey) return 'Not bought. Try again.'
  const input = { productId: 'p-crypto-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
  try {
    const { orderNo } = await buyPlan(await swxClient(), input, { idempotencyKey })
    jar.delete(name)
    return `Bought: ${orderNo}`
  } catch (error) {
    // After some of the other errors, the plan may have been bought.
    if (!isBusinessError<'buyPlan'>(error)) return settlePurchase()
    jar.delete(name)
    return `Nothing was charged: ${error.key ?? error.code}`
  }
}

/** Finds out the outcome of the purchase whose key is in the cookie. */
export async function settlePurchase(): Promise<string> {
  const jar = await cookies()
  const name = await attemptCookie()
  const key = jar.get(name)?.value
  if (!key) return 'No purchase is open.'
  try {
    const outcome = await resolveAttempt(await swxClient(), { key, operation: 'buySmart', mode: 'real' })
    jar.delete(name)
    return outcome.state === 'DONE' && !outcome.error ? 'Bought.' : 'Not bought. Nothing was charged.'
  } catch (error) {
    if (isSessionExpiredError(error)) redirect('/login')
    return 'It is not known yet whether the plan was bought.'
  }
}
