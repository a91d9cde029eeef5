import type { ReactNode } from 'react'

/**
 * Content without a script only: React renders it on the server alone. The part it replaces has the class
 * `needs-script`.
 */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <noscript>{children}</noscript>
}
