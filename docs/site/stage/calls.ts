import type { Operation } from './document.ts'

const sampleOf = (operation: Operation, label: string): string =>
  operation['x-codeSamples'].find((sample) => sample.label === label)?.source ?? ''

/** The call by the SDK, as TypeScript that the build checks. */
export function sdkCall(operation: Operation): string {
  const isUpload = operation.requestBody?.content['multipart/form-data'] !== undefined
  return [
    "import { createClient } from '@swx/sdk'",
    'declare const client: ReturnType<typeof createClient>',
    ...(isUpload ? ['declare const file: File'] : []),
    '// ---cut---',
    sampleOf(operation, '@swx/sdk'),
  ].join('\n')
}

/** The call in a shell, against a mock server of one's own. */
export const curlCall = (operation: Operation): string => sampleOf(operation, 'curl')
