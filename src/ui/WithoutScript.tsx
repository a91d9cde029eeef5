import type { ReactNode } from 'react'

/**
 * What is shown where no script runs, and nowhere else: React renders it on the server alone. What it stands in for has
 * the class `needs-script`.
 */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return <noscript>{children}</noscript>
}
