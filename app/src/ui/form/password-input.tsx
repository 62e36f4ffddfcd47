import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password that can be shown, with a word of warning while caps lock is on. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing' | 'figure'>) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    if (typeof event.getModifierState === 'function') setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        className="pe-1"
        dir="ltr"
        trailing={
          <button
            type="button"
            aria-label={t(shown ? 'password.hide' : 'password.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="-my-px grid size-(--control) flex-none place-items-center rounded-2 text-muted hover:text-text"
          >
            {shown ? (
              <EyeOff className="size-5" aria-hidden="true" />
            ) : (
              <Eye className="size-5" aria-hidden="true" />
            )}
          </button>
        }
      />
      <p role="status" className="text-12 text-warn empty:hidden">
        {capsLock ? t('password.capsLock') : null}
      </p>
    </>
  )
}
