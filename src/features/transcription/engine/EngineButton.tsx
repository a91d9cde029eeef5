import { Trans } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { useEngines } from './useEngines.ts'

/** Asks for an engine's words of the whole recording; nothing where this installation has no such engine. */
export function EngineButton() {
  const { player, hearings, askedEngine } = useEditor()
  const { hasSound, lengthMs } = useStore(player.state)
  const isUnderWay = useStore(hearings.standing).some(({ hearing }) => hearing.asked === null)
  const engines = useEngines()
  if (engines.length === 0 || !hasSound || lengthMs === null || isUnderWay) return null
  return (
    <Button
      size="small"
      icon={<AudioLines size={18} aria-hidden="true" />}
      aria-haspopup="dialog"
      onPress={() => askedEngine.set({ start: 0, end: Math.round(lengthMs), asked: null })}
    >
      <Trans>Rozpoznaj mowę</Trans>
    </Button>
  )
}
