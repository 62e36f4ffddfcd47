/** A value of a document or of an answer. */
export type Json = null | boolean | number | string | Json[] | JsonObject
/** An object of a document or of an answer. */
export type JsonObject = { [key: string]: Json | undefined }

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
