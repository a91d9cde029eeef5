import { Trans } from '@lingui/react/macro'
import { PenLine, Sparkles } from 'lucide-react'
import { useServices } from '#services/services.tsx'

export interface TextSourceProps {
  /** Of its icon, in px. */
  readonly size: number
  /** In the one line that a card has for facts. */
  readonly isShort?: boolean
}

/** The author of a card's or letter's text: rules, and AI only where the shop has an engine for it. */
export function TextSource({ size, isShort = false }: TextSourceProps) {
  const { textEngine } = useServices().config
  const Icon = textEngine === null ? PenLine : Sparkles
  const ready = isShort ? <Trans>Gotowy tekst</Trans> : <Trans>Gotowy tekst, dopisujesz swoje</Trans>
  return (
    <>
      <Icon size={size} aria-hidden="true" />
      {textEngine === null ? ready : <Trans>Tekst z AI</Trans>}
    </>
  )
}
