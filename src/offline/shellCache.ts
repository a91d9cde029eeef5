/** The cache of the build's own files, named as Workbox's precache names them. Each page starts with this name alone. */
export const SHELL_CACHE = 'iskra-shell-1'
