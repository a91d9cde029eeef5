import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#ui/announce.ts'
import { CONTENT_ID } from './SkipLink.tsx'

const FOCUSED_FIELD = ':is(input, textarea, select):focus'

/**
 * After a change of the screen, moves the keyboard and the screen reader to its heading; where there is none yet, the
 * content takes the focus and the title is announced. A change of filters or search moves nothing. The focus also stays
 * in a field of the new screen that the person already uses: on a slow phone the screen is there first.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return
        const content = document.getElementById(CONTENT_ID)
        if (content?.querySelector(FOCUSED_FIELD)) return
        const heading = content?.querySelector<HTMLElement>('h1')
        if (heading) {
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        } else {
          content?.focus({ preventScroll: true })
          announce(document.title)
        }
      }),
    [router],
  )
}
