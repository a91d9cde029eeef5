/** Hands a file to the browser's downloads, under its own name. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  URL.revokeObjectURL(address)
}

/** A file of readable JSON. */
export function jsonFile(name: string, content: unknown): File {
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' })
}
