import { useSidebar } from './state/sidebars.ts'
import type { SidebarSide } from './state/uiState.ts'
import { useMedia } from './useMedia.ts'

/** From here on there is room for a sidebar beside the page. */
const ROOMY = '(min-width: 64rem)'

/** The place of a sidebar: beside the page when it is pinned and there is room for it, else over it. */
export function useSidebarPlace(side: SidebarSide): {
  readonly isRoomy: boolean
  readonly isDocked: boolean
} {
  const pinned = useSidebar(side, 'pinned')
  const isRoomy = useMedia(ROOMY)
  return { isRoomy, isDocked: pinned && isRoomy }
}
