import { qualitiesOf } from './qualities.ts'

/** Whether an `Accept-Encoding` header takes a coding: named, or by `*`, and not with `q=0`. */
export function acceptsEncoding(header: string | null, name: string): boolean {
  if (header === null) return false
  const qualities = qualitiesOf(header)
  return (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
}
