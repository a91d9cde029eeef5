import { onceDatabaseIsThere } from '#offline/databasePresence.ts'

/** A section is read after this time in it, ms. */
const STAYS_MS = 1_500
/** A section counts once its heading is above this part of the window. */
const READ_ABOVE = 0.5

const rows = () => import('./placeRows.ts')

export interface FollowedArticle {
  readonly path: string
  readonly sections: readonly string[]
  /** Called with the section where the reader left before, if any. */
  readonly onKnown: (section: string) => void
}

/**
 * Reports the reader's last section of an article, and remembers the present one, from the second on; the last one is
 * the end. A device without a database is only written to. Returns how to stop.
 */
export function followPlace({ path, sections, onKnown }: FollowedArticle): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: string | null | undefined
  let isOver = false

  async function tell(): Promise<void> {
    const section = await (await rows()).placeBefore(path)
    if (!isOver && section !== null) onKnown(section)
  }

  async function keep(section: string | null): Promise<void> {
    kept = section
    await (await rows()).rememberPlace(path, section)
  }

  function look(): void {
    const at = sections.findLastIndex((id) => isAbove(document.getElementById(id)))
    const section = at === sections.length - 1 ? null : (sections[at] ?? null)
    // The first section doesn't overwrite the remembered place.
    if (at >= 1 && section !== kept) keep(section).catch(() => undefined)
  }

  const callOff = onceDatabaseIsThere(() => void tell().catch(() => undefined))
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(look, STAYS_MS)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  // A reader who went to a section before this code loaded may not scroll again.
  onScroll()
  return () => {
    isOver = true
    callOff()
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}

function isAbove(heading: HTMLElement | null): boolean {
  return heading !== null && heading.getBoundingClientRect().top < window.innerHeight * READ_ABOVE
}
