import { operationRule } from './operation.ts'

/** Operations whose last fixed path segment would be ambiguous or says too little. */
const exceptions: Record<string, string> = {
  '/swx/customer/user/listNft': 'listMyNft',
  '/swx/customer/income/detail/list': 'listIncomeDetail',
  '/swx/customer/payment/password/locked': 'getPaymentLock',
  '/swx/customer/payment/password/set': 'setSecurityPassword',
  '/swx/customer/payment/password/verify': 'verifySecurityPassword',
  '/swx/customer/payment/password/change': 'changeSecurityPassword',
  '/swx/customer/payment/password/reset': 'resetSecurityPassword',
}

const segmentsOf = (path: string) =>
  path
    .replace('/swx/customer/', '')
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('{'))

/** operationId = last fixed segment of the path, but for the exceptions. */
export const operationIdFromPath = operationRule(({ operation, path, report }) => {
  const wanted = exceptions[path] ?? segmentsOf(path).at(-1)
  if (operation.operationId === wanted) return
  report(
    `operationId is the last fixed segment of the path, but for listed exceptions: "operationId: ${wanted}" for ${path}.`,
    ['operationId'],
  )
})

/** tag = first segment after the prefix. */
export const tagIsFirstSegment = operationRule(({ operation, path, report }) => {
  const wanted = segmentsOf(path)[0]
  if (operation.tags?.length === 1 && operation.tags[0] === wanted) return
  report(`The one tag is the first segment after the prefix: "tags: [${wanted}]" for ${path}.`, ['tags'])
})

/** file = tag.operationId.yaml */
export const fileIsTagAndOperation = operationRule(({ operation, file, report }) => {
  const wanted = `${operation.tags?.[0]}.${operation.operationId}.yaml`
  if (file === wanted) return
  report(`A path file is named after tag and operation: "paths/${wanted}", not "${file}".`)
})

export const pathHasPrefix = operationRule(({ path, report }) => {
  if (path.startsWith('/swx/customer/')) return
  report(`A path carries the whole prefix: "/swx/customer${path}".`)
})

const verbs =
  /^(?:add|apply|buy|cancel|change|check|close|find|get|link|list|log(?:in|out)|mark|modify|open|place|preview|register|remove|repay|request|reset|send|set|settle|submit|unlink|update|upload|verify)(?=[A-Z]|$)/

/** In the SDK an operation is called by what it does. */
export const sdkNameIsVerb = operationRule(({ operation, report }) => {
  const name = String(operation['x-sdk-name'] ?? operation.operationId)
  if (!verbs.test(name) || !/^[a-zA-Z]+$/.test(name))
    report(`The name in the SDK begins with a verb: "x-sdk-name: listWithdrawals", not "${name}".`)
  if (operation['x-sdk-name'] === operation.operationId)
    report(`x-sdk-name is for another name than the operationId: leave "x-sdk-name: ${name}" out.`)
})
