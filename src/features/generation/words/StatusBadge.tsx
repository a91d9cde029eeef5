import { Trans, useLingui } from '@lingui/react/macro'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import type { GenerationStatus } from '#domain/generation/generation.ts'
import { Badge } from '#ui/Badge.tsx'
import { STATUS_WORDS } from './statusWords.ts'

const ICONS: Record<GenerationStatus, LucideIcon> = {
  pending: Hourglass,
  processing: LoaderCircle,
  completed: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
}

export interface StatusBadgeProps {
  readonly status: GenerationStatus
  /** 0 to 100, said while it is being made. */
  readonly progress?: number | undefined
  /** Asked for offline: nothing starts until its person has said yes to the price again. */
  readonly asks?: boolean | undefined
}

/** The status of a generation, as a word and an icon. */
export function StatusBadge({ status, progress = 0, asks = false }: StatusBadgeProps) {
  const { i18n } = useLingui()
  if (asks) {
    return (
      <Badge tone="warning" icon={<CircleHelp size={13} />}>
        <Trans>Czeka na Twoją zgodę</Trans>
      </Badge>
    )
  }
  const { label, tone } = STATUS_WORDS[status]
  const Icon = ICONS[status]
  return (
    <Badge tone={tone} icon={<Icon size={13} />}>
      {i18n._(label)}
      {status === 'processing' && progress > 0 ? ` ${Math.round(progress)}%` : null}
    </Badge>
  )
}
