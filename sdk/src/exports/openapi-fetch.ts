export {
  createOpenapiClient,
  type OpenapiClient,
  type OpenapiOptions,
} from '../openapi-fetch/create-openapi-client.ts'
