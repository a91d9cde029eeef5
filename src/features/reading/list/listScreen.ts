import type { ReactNode } from 'react'
import type { ContentSearch } from '#domain/content/contentSearch.ts'

/** What every screen with a list of texts is given. */
export interface ListScreenProps {
  readonly search: ContentSearch
  /** What keeps what there is on the device, after the list. */
  readonly keeping?: ReactNode
}
