import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { promptTitle } from '../words/promptTitle.ts'

/** Announces the end of a job that was running here to screen readers, and a cancel's refund to everyone, once. */
export function useSpokenEnds(queue: readonly GenerationRow[], history: readonly GenerationRow[]): void {
  const { t } = useLingui()
  const refundText = useRefundText()
  const known = useRef<ReadonlyMap<string, GenerationStatus>>(new Map())
  useEffect(() => {
    const rows = [...queue, ...history]
    for (const row of rows) {
      const before = known.current.get(row.refCode)
      if (before !== 'pending' && before !== 'processing') continue
      const title = promptTitle(row.prompt)
      if (row.status === 'completed') announce(t`Gotowe: ${title}`)
      if (row.status === 'failed') announce(t`Nie udało się: ${title}`, 'assertive')
      if (row.status === 'cancelled')
        showToast({ type: 'info', title: t`Anulowano: ${title}`, message: refundText(row) })
    }
    known.current = new Map(rows.map((row) => [row.refCode, row.status]))
  }, [queue, history, refundText, t])
}

/** The refund of a cancelled generation, in one sentence. */
function useRefundText(): (row: Pick<GenerationRow, 'id' | 'wasSent' | 'refund' | 'usage'>) => string {
  const { t } = useLingui()
  return ({ id, wasSent, refund, usage }) => {
    if (id === null && !wasSent) return t`Bez opłaty.`
    if (refund === undefined) return t`Zwrot zobaczysz w historii kredytów.`
    if (refund === 0 && usage.credits > 0) {
      return t`${plural(usage.credits, {
        one: 'Kosztowało # kredyt: praca była już u dostawcy.',
        few: 'Kosztowało # kredyty: praca była już u dostawcy.',
        many: 'Kosztowało # kredytów: praca była już u dostawcy.',
        other: 'Kosztowało # kredytu: praca była już u dostawcy.',
      })}`
    }
    return t`${plural(refund, {
      one: 'Wrócił # kredyt.',
      few: 'Wróciły # kredyty.',
      many: 'Wróciło # kredytów.',
      other: 'Wróciło # kredytu.',
    })}`
  }
}
