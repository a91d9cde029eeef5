import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { packId } from '#domain/packs/packId.ts'
import type { PackSubject } from '#domain/packs/packRecord.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { useMedia } from '#ui/useMedia.ts'
import { useStore } from '#ui/useStore.ts'
import { PackStatus } from './PackStatus.tsx'
import { packWidths } from './packWidths.ts'
import { offlinePacks, savePack } from './packsStore.ts'

export interface OfflinePackButtonProps {
  readonly pack: PackSubject
  /** Its name in the list of packs: the shop's or the collection's. */
  readonly title: string
}

/** Where the words fit beside the count and the order of a list. */
const ROOMY = '(min-width: 48rem)'

/** Saves this page's products for use without a network, and then shows the progress. */
export function OfflinePackButton({ pack, title }: OfflinePackButtonProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { canSave, packs } = useStore(offlinePacks)
  const record = packs.find(({ id }) => id === packId(pack)) ?? null
  const state = record?.state ?? null
  const size = record?.bytes ?? 0
  const before = useRef(state)
  const isRoomy = useMedia(ROOMY)

  useEffect(() => {
    if (before.current === 'saving' && state === 'ready') {
      showToast({
        type: 'success',
        title: t`Zapisane na offline`,
        message: `${title} · ${format.bytes(size)}`,
      })
    }
    before.current = state
  }, [state, size, title, t, format])

  if (canSave !== true) return null
  const save = () => {
    const widths = packWidths({ width: window.innerWidth, pixelRatio: window.devicePixelRatio })
    void savePack({ subject: pack, title, widths })
  }
  if (record) return <PackStatus record={record} onSave={save} />
  const icon = <Download size={18} aria-hidden="true" />
  return isRoomy ? (
    <Button variant="secondary" size="small" icon={icon} onPress={save}>
      <Trans>Zapisz na offline</Trans>
    </Button>
  ) : (
    <IconButton label={t`Zapisz na offline`} size="small" onPress={save}>
      {icon}
    </IconButton>
  )
}
