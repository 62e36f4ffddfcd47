/** Whether a client takes gzip, by its `Accept-Encoding`. */
export const takesGzip = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .some((part) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part))
