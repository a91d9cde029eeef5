import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { liveValue } from '#offline/liveStore.ts'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { isPanelInSight } from './panelsInSight.ts'
import { useRework } from './useRework.ts'
import { useReworkAction } from './useReworkAction.ts'

const NOTHING = { rework: null, hasAgreed: false }

/** Follows the rework of an open text, whether or not its panel is: keeps its answer, and says when it is there. */
export function ReworkFollower({ textId, engine }: { readonly textId: string; readonly engine: string }) {
  const { t } = useLingui()
  const act = useReworkAction()
  const { rework } = liveValue(useRework(textId, engine)[0], NOTHING)
  const id = rework?.row.id
  const end = rework !== null && rework.row.answer === null ? rework.job?.status : undefined
  const finish = useEffectEvent(async (ended: string) => {
    if (id === undefined) return
    if (ended === 'cancelled') await act((actions) => actions.drop(id))
    if (ended !== 'completed') return
    await act((actions) => actions.keep(id))
    const title = t`Odpowiedź AI jest gotowa`
    if (isPanelInSight(textId)) announce(title)
    else showToast({ id: 'text-rework', type: 'success', title, message: t`Czeka w panelu „Z AI”.` })
  })

  useEffect(() => {
    if (id !== undefined && end !== undefined) void finish(end)
  }, [id, end])

  return null
}
