/** Parts of pages that links lead to: the `id` of each in the document, and after the `#` of an address. */
export const pageParts = {
  /** The users of a sandbox, on the log-in page. */
  sampleUsers: 'sample-users',
  language: 'language',
  theme: 'theme',
  upDown: 'rising-colour',
  vibration: 'vibration',
  phone: 'phone-and-picture',
  savings: 'interest-on-cash',
  demo: 'demo-account',
  data: 'your-data',
  close: 'closing',
  notices: 'notice-switches',
  lock: 'lock',
  securityPassword: 'security-password',
  sessions: 'sessions',
} as const
