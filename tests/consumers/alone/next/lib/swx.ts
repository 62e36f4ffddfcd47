// lib/swx.ts
import { createClient } from '@swx/sdk'
import { cookies } from 'next/headers'

export const baseUrl = process.env.SWX_URL ?? 'http://127.0.0.1:4010'

/** A client for this request alone: it speaks for the user of its cookie. */
export async function swxClient() {
  const token = (await cookies()).get('token')?.value ?? null
  return createClient({ baseUrl, getToken: () => token, mode: 'real' })
}

/** The name of the cookie that holds the key of the user's purchase while its outcome is not known. */
export async function attemptCookie() {
  const userId = (await cookies()).get('userId')?.value ?? ''
  return `attempt-${encodeURIComponent(userId)}`
}
