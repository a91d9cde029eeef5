import { screenPath } from '../addresses/screenPath.ts'

/** Where the system's share menu sends pictures (the manifest's `share_target`). The worker takes them in. */
export const SHARE_PATH = '/udostepnij'
/** The form field that holds them. */
export const SHARED_FILES = 'files'
/** As many as may wait for a yes: any site can have the browser hand some in. */
export const SHARED_MOST = 100

/** The gallery's address after a share: of how many files it tells, or that they could not be taken. */
export function addressAfterShare(count: number): string {
  return `${screenPath('/profil/galeria')}?udostepnione=${count === 0 ? 'blad' : count}`
}
