import { isErrorOfKind, SwxError } from './swx-error.ts'

/**
 * The client was set up wrongly: a `baseUrl` without a scheme, no `fetch`, a `getToken` that throws. Nothing was sent,
 * and sending again does not help.
 */
export class ConfigurationError extends SwxError {
  override readonly name = 'ConfigurationError'
  readonly kind = 'configuration'

  constructor(message: string, facts: { method?: string; path?: string; cause?: unknown } = {}) {
    super(message, { method: '', path: '', ...facts })
  }
}

/** Whether a value is {@link ConfigurationError}, of this copy of the package or another. */
export function isConfigurationError(value: unknown): value is ConfigurationError {
  return isErrorOfKind(value, 'configuration')
}
