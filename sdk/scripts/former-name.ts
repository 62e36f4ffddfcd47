/** The comment above a name that is made from the operationId, when the SDK calls the operation otherwise. */
export const formerName = (name = ''): string =>
  `/**\n * {@link ${name}} by its former name.\n *\n * @deprecated Use {@link ${name}}.\n */\n`
