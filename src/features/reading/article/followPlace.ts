import { database } from '#offline/openDatabase.ts'
import { keepPlace, readPlace } from '#offline/reading/readingPlaces.ts'

/** Who stays in a section for so long (ms) is reading it. */
const STAYS_MS = 1_500
/** A section is read once its heading has come up to so much of the window. */
const READ_ABOVE = 0.5

/** The section that somebody was in when they left this article; null where they haven't begun, or are done. */
export async function placeBefore(path: string): Promise<string | null> {
  return readPlace(await database(), path)
}

/** Remembers which section is being read, from the second on; the last one is the end. Returns how to stop. */
export function followPlace(path: string, sections: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: string | null | undefined
  const keep = async (section: string | null) => {
    kept = section
    await keepPlace(await database(), path, section).catch(() => undefined)
  }
  const look = () => {
    const at = sections.findLastIndex((id) => isAbove(document.getElementById(id)))
    const isDone = at === sections.length - 1
    const section = isDone ? null : (sections[at] ?? null)
    // Whoever only begins changes nothing of where they were before.
    if (at < 1 || section === kept) return
    void keep(section)
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(look, STAYS_MS)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', onScroll)
  }
}

function isAbove(heading: HTMLElement | null): boolean {
  return heading !== null && heading.getBoundingClientRect().top < window.innerHeight * READ_ABOVE
}
