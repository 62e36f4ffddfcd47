import { useNavigate } from 'react-router-dom'

/** Goes back to where the user came from; to a page of the app where they came from elsewhere. */
export function useBack(): (fallback: string) => void {
  const navigate = useNavigate()
  return (fallback) => {
    if (window.history.length > 1 && window.history.state?.key) navigate(-1)
    else navigate(fallback, { replace: true })
  }
}
