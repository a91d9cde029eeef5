import { hasShareSheet, openShareSheet } from '#domain/browser/page/sharing.ts'
import { isClosedSheet } from './isClosedSheet.ts'
import { useCopyLink } from './useCopy.ts'

/** Something to be shared, and what is copied where it can’t be. */
export interface Shared {
  /** What the sheet gets; the link with its title unless told. Asked for only where there is a sheet. */
  readonly data?: () => Promise<ShareData>
  readonly title: string
  readonly link: string
  /** What is said once the link is copied. */
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
      // Whatever else it was, such as a press that is lost while something is fetched: the clipboard is left.
    }
    await copyLink(link, copied)
  }
}
