import { useNavigate } from 'react-router-dom'
import { pagesBefore } from '../transitions/browser-history.ts'

/** Goes back to where the user came from; to a page of the app where they came from elsewhere. */
export function useBack(): (fallback: string) => void {
  const navigate = useNavigate()
  return (fallback) => {
    if (pagesBefore() > 0) navigate(-1)
    else navigate(fallback, { replace: true })
  }
}
