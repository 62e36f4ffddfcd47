import { useEffect, useState } from 'react'
import type { readAddress } from '#lib/wallet/read-address.ts'

/** What reads addresses; its code is fetched with the page, and until it is there the server is left to find out. */
export function useAddressReader(): typeof readAddress | undefined {
  const [loaded, setLoaded] = useState<{ readonly readAddress: typeof readAddress }>()
  useEffect(() => {
    let isHere = true
    import('#lib/wallet/read-address.ts').then(
      (code) => isHere && setLoaded(code),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return loaded?.readAddress
}
