/** Whether an `Accept-Encoding` header takes a coding: named, or by `*`, and not with `q=0`. */
export function acceptsEncoding(header: string | null, name: string): boolean {
  if (header === null) return false
  const qualities = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, quality === undefined ? 1 : Number(quality.slice(2))]
    }),
  )
  return (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
}
