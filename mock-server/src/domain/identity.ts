/** What was checked of a user's identity. Times in epoch ms. */
export interface VerifiedIdentity {
  readonly firstName: string
  readonly lastName: string
  /** `yyyy-mm-dd`. */
  readonly birthdate: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly address: string
  readonly areaCode: string
  readonly phone: string
  readonly docType: 'idCard' | 'driverLicense' | 'passport'
  readonly submittedAt: number
  readonly reviewedAt?: number | undefined
}
