import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FeatureName } from '#domain/runtimeConfig.ts'
import type { Shortcut } from '#ui/keys/shortcut.ts'

/** A panel beside the canvas; on a phone a sheet over the steps. It reads and edits the template by `useBuilder`; its keys lead into it. */
export interface BuilderPanel extends Shortcut {
  readonly icon: LucideIcon
  /** Its content, without its title. A large one is a `lazyPart`: its code comes when it is first opened. */
  readonly Content: ComponentType
  /** It needs more room than a column, such as the form with its preview. */
  readonly isWide?: true
  /** The switch it depends on; always shown without one. */
  readonly feature?: FeatureName
  /** The mark on its tab, such as the number of problems; it may render nothing. */
  readonly Mark?: ComponentType
}
