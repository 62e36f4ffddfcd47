import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// How long to wait for what is awaited; on a busy machine a render can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
