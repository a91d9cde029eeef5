import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { headCode } from './lazyHead.ts'

/**
 * Keeps the document's title, description, canonical address, sharing card and structured data in step with
 * the screen. Done by hand and not by rendering, because the served page has these tags already.
 */
export function DocumentHead() {
  const { isHeadSaid } = useRouter().options.context
  const matches = useRouterState({ select: (state) => state.matches })
  const written = useRef<string | null>(null)
  useEffect(() => {
    if (isHeadSaid?.() === true) written.current = ''
    if (matches.every(({ meta }) => meta === undefined)) return undefined
    let isOver = false
    const write = async (): Promise<void> => {
      const { screenHead, writeHead } = await headCode()
      const head = screenHead(matches)
      const text = JSON.stringify(head)
      if (isOver || head.title === null || text === written.current) return
      writeHead(document, head, written.current === null)
      written.current = text
    }
    // Without its code the head stays as it is: the next change writes it.
    write().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [matches, isHeadSaid])
  return null
}
