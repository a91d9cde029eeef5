/** The address folders of the server's services. */
export const SERVICE_FOLDERS = ['/api', '/media', '/files'] as const

/** Whether a path is in one of them, or is a development tool (the mailbox): never a screen of the page. */
export function isServerPath(path: string): boolean {
  return [...SERVICE_FOLDERS, '/dev'].some((folder) => path === folder || path.startsWith(`${folder}/`))
}
