// app/login/page.tsx
'use client'

import { useActionState } from 'react'
import { logIn } from '../actions'

export default function LogIn() {
  const [message, act, isPending] = useActionState(logIn, '')
  return (
    <form action={act}>
      <label>
        User name <input name="userName" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit" disabled={isPending}>
        Log in
      </button>
      <p role="alert">{message}</p>
    </form>
  )
}
