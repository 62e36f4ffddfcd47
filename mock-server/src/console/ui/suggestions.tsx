import { operations } from '@swx/openapi/operations'
import { useLive } from '../use-live.ts'

/** Lists that stay as they are while one looks on are read again every minute. */
const RARELY = 40

/** Lists of what can be typed into fields that name one of them by `list`. They stand once in a page. */
export const Suggestions = () => {
  const users = useLive('listUsers', {}, RARELY).data?.users ?? []
  const instruments = useLive('listInstruments', {}, RARELY).data?.instruments ?? []
  return (
    <>
      <datalist id="operations">
        {Object.entries(operations).map(([id, { method, path }]) => (
          <option key={id} value={id} label={`${method.toUpperCase()} ${path}`} />
        ))}
      </datalist>
      <datalist id="users">
        {users.map(({ userId, userName }) => (
          <option key={userId} value={userId} label={userName} />
        ))}
      </datalist>
      <datalist id="instruments">
        {instruments.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
    </>
  )
}
