import { FlaskConical } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { samplePicture } from '#core/pictures/sample-picture.ts'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { toHex } from '#lib/bytes/to-hex.ts'
import { Button } from '#ui/form/button.tsx'
import type { DepositForm } from '../model/deposit-form.ts'

/** The hash of a sample transfer. Its end is none of those that the sandbox decides by. */
const sampleHash = () => `${toHex(crypto.getRandomValues(new Uint8Array(31)))}5a`

/** Fills in a transfer for a visitor of the sandbox, who has made none; absent from any other build. */
export function SampleTransferButton({ proof }: { proof: ImageUpload }) {
  const { t } = useTranslation('deposit')
  const { setValue, clearErrors } = useFormContext<DepositForm>()
  if (!isSandbox) return null
  const handleSample = async () => {
    setValue('txHash', sampleHash(), { shouldDirty: true })
    setValue('last6', '', { shouldDirty: true })
    clearErrors(['txHash', 'last6'])
    proof.pick(await samplePicture(t('form.sampleWords')), 'sample-transfer.png')
  }
  return (
    <Button
      size="sm"
      wraps
      icon={<FlaskConical className="size-4" aria-hidden="true" />}
      onClick={handleSample}
    >
      {t('form.sample')}
    </Button>
  )
}
