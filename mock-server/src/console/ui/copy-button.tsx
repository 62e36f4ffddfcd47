import { useEffect, useState } from 'preact/hooks'
import { useConsole } from '../console-context.ts'
import { Button } from './button.tsx'

const SHOWN_MS = 2_000

/** Copies a text and says so. `name` is what is copied, such as "the code 123456". */
export const CopyButton = ({
  text,
  name,
  words = 'Copy',
}: {
  text: string
  name: string
  words?: string
}) => {
  const { say } = useConsole()
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
      say(`Copied: ${name}`)
    } catch {
      setOutcome('Not copied')
      say('It could not be copied; select it and copy it by hand.')
    }
  }
  return (
    <Button kind="quiet" onPress={() => void copy()} label={`${outcome ?? words}: ${name}`}>
      {outcome ?? words}
    </Button>
  )
}
