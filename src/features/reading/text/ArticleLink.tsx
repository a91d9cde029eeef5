import type { ReactNode } from 'react'
import { TextLink } from '#ui/TextLink.tsx'

/** A link of an article: within the site by the router, elsewhere as any other page’s. */
export function ArticleLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (/^\/(?!\/)/u.test(href)) return <TextLink to={href}>{children}</TextLink>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  return /^(?:https?:\/\/|mailto:|tel:)/u.test(href) ? (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  )
}
