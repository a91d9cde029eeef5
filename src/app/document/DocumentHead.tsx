import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { screenHead } from './headTags.ts'
import { writeHead } from './writeHead.ts'

/**
 * Keeps the document's title, description, canonical address, sharing card and structured data in step with
 * the screen. Done by hand and not by rendering, because the served page has these tags already.
 */
export function DocumentHead() {
  const matches = useRouterState({ select: (state) => state.matches })
  const written = useRef<string | null>(null)
  useEffect(() => {
    const head = screenHead(matches)
    const text = JSON.stringify(head)
    if (head.title === null || text === written.current) return
    writeHead(document, head, written.current === null)
    written.current = text
  }, [matches])
  return null
}
