/** The file of base64. Throws for what is none. */
export const base64Blob = (base64: string, type = ''): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], { type })
