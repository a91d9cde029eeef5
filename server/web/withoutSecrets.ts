/** An address of ours without what in it is somebody's key: to a checkout, a card or a file. */
export function withoutSecrets(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[\w-]{16,}$/.test(part) && /[A-Z\d]/.test(part) ? '…' : part))
    .join('/')
}
