import type { Schema, VisitorContext } from './document.ts'

const bounds = ['format', 'pattern', 'enum', 'const', 'maxLength']
const isString = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'))

const descriptionOf = (property: Schema, resolve: VisitorContext['resolve']) =>
  property.description ?? (property.$ref === undefined ? undefined : resolve(property).node?.description)

/** Every property says what it means, itself or in the schema it refers to. */
export const propertyHasDescription = () => ({
  Schema(schema: Schema, { location, report, resolve }: VisitorContext) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (descriptionOf(property, resolve)) continue
      report({
        message: `Property ${name} says what it means: "${name}: { type: …, description: What it is, with its unit. }".`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})

/** One or two words repeat the name of a property, or say nothing: "When.", "How much.". */
export const propertySaysSomething = () => ({
  Schema(schema: Schema, { location, report, resolve }: VisitorContext) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const text = descriptionOf(property, resolve)
      if (text === undefined || text.split(/\s+/).length >= 3) continue
      report({
        message: `"${text}" is too short to say what ${name} means: "When the order was placed.".`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})

/** Every string has a form or an end. */
export const stringIsBounded = () => ({
  Schema(schema: Schema, { location, report }: VisitorContext) {
    if (!isString(schema) || bounds.some((keyword) => schema[keyword] !== undefined)) return
    report({
      message: `A string has a format, pattern, enum or maxLength: "{ type: string, maxLength: 120 }".`,
      location,
    })
  },
})

/** Every array has an end. */
export const arrayIsBounded = () => ({
  Schema(schema: Schema, { location, report }: VisitorContext) {
    if (schema.type !== 'array' || schema.maxItems !== undefined) return
    report({ message: 'An array has an end: "{ type: array, maxItems: 100, items: … }".', location })
  },
})

/** Money never is a JSON number. */
export const moneyIsString = () => ({
  Schema(schema: Schema, { location, report }: VisitorContext) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isMoney = /(^|[a-z])(amount|fee|penalty|refund|payout|balance|principal)$/i.test(name)
      if (!isMoney || (property.type !== 'number' && property.type !== 'integer')) continue
      report({
        message: `Money is a decimal string: "${name}: { $ref: Usd.yaml }".`,
        location: location.child(['properties', name]),
      })
    }
  },
})

const secretNames =
  /^(?:token|ticket|credential|codeVerifier|nonce|phone|birthdate|accountNo|cardholder|firstName|lastName)$|password$/i

/** What opens something or is about a person is marked, so that journals, archives and logs leave it out. */
export const secretsAreSensitive = () => ({
  Schema(schema: Schema, { location, report, resolve }: VisitorContext) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const target = property.$ref === undefined ? property : (resolve(property).node ?? property)
      if (!secretNames.test(name) || !isString(target) || property['x-sensitive'] === true) continue
      report({
        message: `${name} is not to be shown in logs: "${name}: { type: string, x-sensitive: true }".`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})
