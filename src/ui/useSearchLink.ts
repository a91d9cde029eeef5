import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { OnSearchChange, SearchChangeWay } from './searchChange.ts'

/** The props of a link to a part of a changed address. */
export type SearchLink = ReturnType<ReturnType<typeof useSearchLink>>

/**
 * Makes links that change a part of a screen's address: a press calls `onSearchChange`, and without a script, or into
 * another tab, the link itself leads there.
 */
export function useSearchLink<Search extends object>(search: Search, onSearchChange: OnSearchChange<Search>) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (change: Partial<Search>, how: SearchChangeWay = 'push') => ({
    to: path,
    search: { ...search, ...change },
    preload: false as const,
    activeOptions: { exact: true },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      onSearchChange(change, how)
    },
  })
}

/** Whether it leads on in this tab: with another key or button held it is the browser's. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
