const day = String.raw`(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?`
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

/**
 * The string formats the contract uses, as expressions, so that compiled validators need no library at run time.
 * `date` takes 29 February in every year divisible by four; centuries that are no leap years are out of our range.
 */
export const formats = {
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(`^${day}T${clock}${zone}$`),
  email: /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  'uri-reference': /^\S*$/,
  // The bytes of an upload are not text: their guard is the handler's.
  binary: /^/,
}
