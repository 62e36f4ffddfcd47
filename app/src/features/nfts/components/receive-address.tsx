import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** Props of {@link ReceiveAddress}. */
export interface ReceiveAddressProps {
  value: string
  onChange: (value: string) => void
  /** The user wanted to go on without one. */
  isMissing: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

/** Where the work is to go if the bid wins. */
export function ReceiveAddress({ value, onChange, isMissing, inputRef }: ReceiveAddressProps) {
  const { t } = useTranslation(['nfts', 'errors'])
  return (
    <Field
      label={t('address.label')}
      hint={t('address.hint')}
      error={isMissing ? t('errors:addressMissing') : undefined}
    >
      <TextInput
        ref={inputRef}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
