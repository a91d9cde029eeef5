import { useLingui } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { Pin } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Sheet, useSharedSheet } from '#ui/Sheet.tsx'
import { closeSidebar, openSidebar, pinSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { useSidebarPlace } from '#ui/useSidebarPlace.ts'
import { openingParts } from '../openingParts.ts'
import { MenuPlaces } from './MenuPlaces.tsx'
import styles from './SiteMenu.module.css'

/** The menu over the page, for the button that opens it. */
export const MENU_ID = 'menu'

const MorePlaces = lazyPart(async () => ({ default: (await openingParts.menu()).MorePlaces }))
const MenuActions = lazyPart(async () => ({ default: (await openingParts.menu()).MenuActions }))
const DockedSidebar = lazyPart(async () => ({
  default: (await import('#ui/DockedSidebar.tsx')).DockedSidebar,
}))

/** The left sidebar: every place of the site, and the settings. Its frame is in the document from the start. */
export function SiteMenu() {
  const { t } = useLingui()
  const open = useSidebar('left', 'open')
  const pinned = useSidebar('left', 'pinned')
  const { isRoomy, isDocked } = useSidebarPlace('left')
  const hasOpened = useOnceOpened(open)
  const frame = useSharedSheet(MENU_ID, open && !isDocked, (opens) => {
    if (opens) openSidebar('left')
    else if (!isDocked) closeSidebar('left')
  })
  useClosedByLeaving(pinned)

  const content = <MenuContent hasOpened={hasOpened} />
  return (
    <>
      <Sheet
        frame={frame}
        title={t`Menu`}
        side="left"
        tools={
          isRoomy ? (
            <IconButton label={t`Przypnij obok strony`} onPress={() => pinSidebar('left', true)}>
              <Pin size={20} />
            </IconButton>
          ) : undefined
        }
      >
        {isDocked ? null : content}
      </Sheet>
      {isDocked && open ? (
        <Suspense fallback={null}>
          <DockedSidebar side="left" title={t`Menu`}>
            {content}
          </DockedSidebar>
        </Suspense>
      ) : null}
    </>
  )
}

/** An unpinned menu closes with the screen it was opened over. */
function useClosedByLeaving(pinned: boolean): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged && !pinned) closeSidebar('left')
      }),
    [router, pinned],
  )
}

function MenuContent({ hasOpened }: { readonly hasOpened: boolean }) {
  const { t } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <nav aria-label={t`Wszystkie działy`} className={styles.menu}>
        <MenuPlaces path={path} />
        {hasOpened ? (
          <Suspense fallback={null}>
            <MorePlaces path={path} />
          </Suspense>
        ) : null}
      </nav>
      {hasOpened ? (
        <Suspense fallback={null}>
          <MenuActions />
        </Suspense>
      ) : null}
    </>
  )
}
