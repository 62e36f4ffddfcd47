import 'i18next'
import type { Resources } from '@swx/locales/i18next.d.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: Resources
  }
}
