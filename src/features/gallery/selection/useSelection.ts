import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '#services/services.tsx'
import { GALLERY_PAGE } from '#domain/gallery/galleryImage.ts'
import type { GalleryFilters } from '#domain/gallery/galleryFilters.ts'
import { showToast } from '#ui/state/toasts.ts'
import { windowQuery } from '../data/useGalleryWindows.ts'
import type { Reach } from '../grid/GalleryGrid.tsx'
import { windowsOf } from '../grid/gridGeometry.ts'

/** As many as one call may name. */
export const SELECTION_MOST = 1_000

export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Whether a press selects: something is selected, or the person asked for it. */
  readonly isActive: boolean
  /** Pictures on the way that shall be selected, too. */
  readonly isReaching: boolean
  readonly select: (index: number, reach: Reach) => void
  readonly selectAll: () => void
  readonly begin: () => void
  readonly end: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** The selection among the pictures of these filters. A range reads the unread windows in between. */
export function useSelection(userId: string, filters: GalleryFilters, total: number): Selection {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [ids, setIds] = useState(NONE)
  const [anchor, setAnchor] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const [isReaching, setReaching] = useState(false)

  async function idsBetween(first: number, last: number): Promise<readonly string[]> {
    const found: string[] = []
    for (const offset of windowsOf(first, last, GALLERY_PAGE, total)) {
      const { queryKey, queryFn, staleTime } = windowQuery(services, userId, filters, offset)
      const { value } = await queryClient.fetchQuery({
        queryKey,
        queryFn,
        staleTime,
        structuralSharing: false,
      })
      const from = Math.max(0, first - offset)
      found.push(...value.images.slice(from, last - offset + 1).map((image) => image.id))
    }
    return found
  }

  async function reach(first: number, last: number): Promise<void> {
    setReaching(true)
    try {
      const between = await idsBetween(first, Math.min(last, first + SELECTION_MOST - 1))
      setIds((present) => new Set([...present, ...between].slice(0, SELECTION_MOST)))
      if (last - first >= SELECTION_MOST) {
        showToast({
          type: 'info',
          title: t`Zaznaczono ${SELECTION_MOST} pierwszych zdjęć: więcej naraz nie zmienisz`,
        })
      }
    } catch {
      showToast({ type: 'warning', title: t`Nie wszystkie zdjęcia udało się wczytać i zaznaczyć` })
    } finally {
      setReaching(false)
    }
  }

  async function toggle(index: number): Promise<void> {
    const [id] = await idsBetween(index, index).catch(() => [])
    if (id === undefined) return
    setIds((present) => {
      const next = new Set(present)
      if (!next.delete(id) && next.size < SELECTION_MOST) next.add(id)
      return next
    })
  }

  return {
    ids,
    isActive: isAsked || ids.size > 0,
    isReaching,
    select(index, how) {
      if (how === 'range') void reach(Math.min(anchor, index), Math.max(anchor, index))
      else {
        setAnchor(index)
        void toggle(index)
      }
    },
    selectAll: () => void reach(0, total - 1),
    begin: () => setAsked(true),
    end() {
      setIds(NONE)
      setAsked(false)
    },
  }
}
