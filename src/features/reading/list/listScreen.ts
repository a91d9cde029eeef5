import type { ReactNode } from 'react'
import type { ContentSearch } from '#domain/content/contentSearch.ts'

/** The props of every screen with a list of articles. */
export interface ListScreenProps {
  readonly search: ContentSearch
  /** The buttons that save the list's articles on the device, after the list. */
  readonly keeping?: ReactNode
}
