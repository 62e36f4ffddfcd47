import { WebSocket } from 'ws'
import { feedViolations } from '../../support/schema.ts'
import type { Finding } from '../finding.ts'
import type { Server } from '../server.ts'

const PATIENCE_MS = 15_000
const PATH = '/swx/customer/marketMessage'

const finding = (rule: string, expected: string, got: string): Finding => ({
  operation: 'marketMessage',
  rule,
  where: `socket ${PATH}`,
  expected,
  got,
})

/** The market socket sends the whole list first, as the contract describes it. */
export const checkFeed = ({ baseUrl }: Server): Promise<Finding[]> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}${PATH}`)
    const end = (findings: Finding[]): void => {
      clearTimeout(timer)
      socket.terminate()
      resolve(findings)
    }
    const timer = setTimeout(
      () => end([finding('firstMessage', 'the full list at once', `nothing for ${PATIENCE_MS / 1_000} s`)]),
      PATIENCE_MS,
    )
    socket.once('message', (data) => {
      let message: unknown
      try {
        message = JSON.parse(String(data))
      } catch {
        return end([finding('firstMessage', 'JSON', String(data).slice(0, 200))])
      }
      const found = feedViolations(message).slice(0, 5)
      if (found.length > 0)
        return end(
          found.map(({ at, message: expected }) => finding('schema', `${at} ${expected}`, 'another value')),
        )
      const isFull = Array.isArray(message) && message.length > 0
      end(isFull ? [] : [finding('firstMessage', 'the full list', 'an empty one')])
    })
    socket.once('error', (error) => end([finding('connect', 'a connection', error.message)]))
  })
