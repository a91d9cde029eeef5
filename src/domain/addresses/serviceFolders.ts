/** The folders of addresses at which the server's services answer, or nobody. */
export const SERVICE_FOLDERS = ['/api', '/media', '/files'] as const

/** Whether a path stands in one of them, or among what is for development (the mailbox): never a screen of the page. */
export function isServerPath(path: string): boolean {
  return [...SERVICE_FOLDERS, '/dev'].some((folder) => path === folder || path.startsWith(`${folder}/`))
}
