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
    if (typeof navigator.share !== 'function') return copyLink(link, copied)
    try {
      await navigator.share((await data?.()) ?? { title, url: link })
    } catch (error) {
      // A browser that lost the press while something was fetched refuses too.
      if (!isClosedSheet(error)) await copyLink(link, copied)
    }
    return undefined
  }
}
