import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { announce } from '#ui/announce.ts'
import { promptTitle } from '../words/promptTitle.ts'

/** Tells screen readers when something that was under way here has ended, once. */
export function useSpokenEnds(queue: readonly GenerationRow[], history: readonly GenerationRow[]): void {
  const { t } = useLingui()
  const known = useRef<ReadonlyMap<string, GenerationStatus>>(new Map())
  useEffect(() => {
    const rows = [...queue, ...history]
    for (const row of rows) {
      const before = known.current.get(row.refCode)
      if (before !== 'pending' && before !== 'processing') continue
      const title = promptTitle(row.prompt)
      if (row.status === 'completed') announce(t`Gotowe: ${title}`)
      if (row.status === 'failed') announce(t`Nie udało się: ${title}`, 'assertive')
    }
    known.current = new Map(rows.map((row) => [row.refCode, row.status]))
  }, [queue, history, t])
}
