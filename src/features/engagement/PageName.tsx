import type { FixedAddress, ScreenAddress } from '#domain/addresses/screens.ts'
import type { VisitedPage } from '#domain/engagement/visitedPage.ts'
import { TextLink } from '#ui/TextLink.tsx'

export interface PageNameProps {
  readonly visited: VisitedPage & { readonly title: string }
  /** The title of a screen. */
  readonly nameOf: (page: ScreenAddress) => string
}

/** A visited page by its name, and the way back to it where it can be opened by that alone. */
export function PageName({ visited: { page, subject, title }, nameOf }: PageNameProps) {
  const name = title === '' ? nameOf(page) : title
  if (page === '/sklep/produkt/$handle') {
    return (
      <TextLink to={page} params={{ handle: subject }} tone="quiet">
        {name}
      </TextLink>
    )
  }
  if (page === '/sklep/$collection') {
    return (
      <TextLink to={page} params={{ collection: subject }} tone="quiet">
        {name}
      </TextLink>
    )
  }
  if (!isFixed(page)) return <span>{name}</span>
  return (
    <TextLink to={page} tone="quiet">
      {name}
    </TextLink>
  )
}

function isFixed(page: ScreenAddress): page is FixedAddress {
  return !page.includes('$')
}
