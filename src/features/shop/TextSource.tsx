import { Trans } from '@lingui/react/macro'
import { PenLine, Sparkles } from 'lucide-react'
import { useServices } from '#services/services.tsx'

/** Who writes the text of a card or letter: rules, and AI only where the shop has an engine for it. */
export function TextSource({ size }: { readonly size: number }) {
  const { textEngine } = useServices().config
  const Icon = textEngine === null ? PenLine : Sparkles
  return (
    <>
      <Icon size={size} aria-hidden="true" />
      {textEngine === null ? <Trans>Gotowy tekst, dopisujesz swoje</Trans> : <Trans>Tekst z AI</Trans>}
    </>
  )
}
