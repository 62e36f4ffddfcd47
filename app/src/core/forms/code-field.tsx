import { useSendCode } from '@swx/sdk/react'
import { ExternalLink } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basename } from '#config/basename.ts'
import { isSandbox } from '#config/env.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'

export interface CodeFieldProps {
  scene: 'register' | 'reset' | 'security'
  email: string
  /** Checks the address first; nothing is sent to a wrong one. */
  checkEmail: () => Promise<boolean>
  /** Called when a code was sent: a missing code is then no error any more. */
  onSent: () => void
  /** Shows a refused request where it belongs. */
  onError: (error: unknown) => void
  value: string
  onChange: (digits: string) => void
  onBlur: () => void
  name: string
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
}

/** The six digits sent by email, with the button that sends them and, in the sandbox, the way to its mailbox. */
export function CodeField({
  scene,
  email,
  checkEmail,
  onSent,
  onError,
  value,
  onChange,
  onBlur,
  name,
  inputRef,
  error,
}: CodeFieldProps) {
  const { t } = useTranslation('auth')
  const sendCode = useSendCode()
  const [secondsLeft, startCountdown] = useCountdown()

  const handleSend = async () => {
    if (!(await checkEmail())) return
    try {
      const result = await sendCode.mutateAsync({ data: { email: email.trim().toLowerCase(), scene } })
      startCountdown(result.resendAfter)
      onSent()
    } catch (error) {
      onError(error)
    }
  }
  const label =
    secondsLeft > 0
      ? t('code.wait', { seconds: secondsLeft })
      : t(sendCode.isSuccess ? 'code.resend' : 'code.send')

  return (
    <div className="grid gap-2">
      <Field label={t('code.label')} error={error}>
        <div className="flex flex-wrap items-center gap-3">
          <OtpInput
            ref={inputRef}
            name={name}
            value={value}
            onDigits={onChange}
            onBlur={onBlur}
            className="flex-1 basis-60"
          />
          <Button
            busy={sendCode.isPending}
            disabled={secondsLeft > 0}
            onClick={handleSend}
            className="tabular-nums"
          >
            {sendCode.isPending ? t('code.sending') : label}
          </Button>
        </div>
      </Field>
      <p role="status" className="text-12 text-muted empty:hidden">
        {sendCode.isSuccess ? t('code.sent', { email: sendCode.variables.data.email }) : null}
      </p>
      {isSandbox && sendCode.isSuccess ? (
        <p className="text-12 text-muted">
          <a
            href={`${basename === '/' ? '' : basename}/__sandbox?${new URLSearchParams({ email: sendCode.variables.data.email ?? '' })}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 text-13 font-strong text-accent"
          >
            {t('code.mailbox')}
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
          <span className="block">{t('code.mailboxHint')}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Seconds until a moment, counting down to zero. `start(seconds)` begins anew. */
function useCountdown(): readonly [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    left,
    (seconds) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}
