import { buySmart, createClient, isBusinessError } from '@swx/sdk'

const client = createClient({ baseUrl: process.argv[2], getToken: () => null, mode: 'demo' })
const plan = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }

async function buyMyPlan() {
  await buySmart(client, plan)
}

try {
  await buyMyPlan()
} catch (error) {
  if (!isBusinessError(error)) throw error
  console.log(error.key)
  console.log(error.stack)
}
