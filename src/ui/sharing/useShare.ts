import { hasShareSheet, openShareSheet } from '#domain/browser/page/sharing.ts'
import { isClosedSheet } from './isClosedSheet.ts'
import { useCopyLink } from './useCopy.ts'

/** The shared thing, and the text to copy where it can’t be shared. */
export interface Shared {
  /** The sheet's data; the link with its title by default. Called only where there is a sheet. */
  readonly data?: () => Promise<ShareData>
  readonly title: string
  readonly link: string
  /** The message once the link is copied. */
  readonly copied?: string
}

/** Hands something to the system’s share sheet; where there is none, or it refuses, its link is copied. Says how it went. */
export function useShare(): (shared: Shared) => Promise<void> {
  const copyLink = useCopyLink()
  return async ({ data, title, link, copied }) => {
    try {
      if (hasShareSheet()) {
        await openShareSheet((await data?.()) ?? { title, url: link })
        return
      }
    } catch (error) {
      if (isClosedSheet(error)) return
      // After any other failure, such as an activation that expired during a fetch, the clipboard remains.
    }
    await copyLink(link, copied)
  }
}
