import { createClient } from '@swx/sdk'
import { expect, it, vi } from 'vitest'
import { collectMyData } from './collect-my-data.ts'

const clientOf = (mode: 'demo' | 'real') =>
  createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(new Request(input as Request).url)
      const operation = pathname.split('/').at(-1)
      const pageNum = Number(searchParams.get('pageNum') ?? 1)
      const isLong = pathname.endsWith('/listTransaction') && mode === 'real'
      const list = [{ id: `${mode} ${operation} ${pageNum}` }]
      const result = searchParams.has('pageNum')
        ? { list, total: 1, pageNum, pageSize: 100, hasNext: isLong && pageNum < 3 }
        : { id: `${mode} ${operation}` }
      return Response.json({
        code: '200',
        msg: '',
        result,
        traceId: 't-1',
        serverTime: '2026-01-10T15:20:00.000Z',
      })
    },
    getToken: () => 't-1',
    mode: () => mode,
    onUnauthorized: () => {},
  })

it('brings the records of both accounts page after page, and what belongs to the user once', async () => {
  const onProgress = vi.fn()
  const data = await collectMyData({ clientOf, signal: new AbortController().signal, onProgress })
  expect(data.user?.profile).toEqual({ id: 'real getUserInfo' })
  expect(data.real?.transactions).toHaveLength(3)
  expect(data.demo?.transactions).toEqual([{ id: 'demo listTransaction 1' }])
  expect(data.real?.waitingOrders).toEqual([{ id: 'real listPending 1' }])
  expect(data.demo?.waitingOrders).toEqual([{ id: 'demo listPending 1' }])
  expect(Object.keys(data.real ?? {})).toEqual(
    expect.arrayContaining(['plans', 'deposits', 'withdrawals', 'loans', 'nfts', 'income']),
  )
  expect(onProgress).toHaveBeenLastCalledWith(1)
})

it('hands out nothing when it is stopped', async () => {
  const controller = new AbortController()
  controller.abort()
  await expect(collectMyData({ clientOf, signal: controller.signal, onProgress: () => {} })).rejects.toThrow()
})
