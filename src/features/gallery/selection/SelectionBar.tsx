import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FolderMinus, FolderPlus, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import type { Selection } from './useSelection.ts'
import styles from './SelectionBar.module.css'

export interface SelectionBarProps {
  readonly selection: Selection
  readonly onPutInto: () => void
  /** Undefined where no album is open. */
  readonly onTakeOut: (() => void) | undefined
  readonly onRemove: () => void
}

/** The actions on the selection: in the thumb's reach, over the pictures. */
export function SelectionBar({ selection, onPutInto, onTakeOut, onRemove }: SelectionBarProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLElement>(null)
  useScreenBar(bar)
  const count = selection.ids.size
  const isEmpty = count === 0
  return (
    <section ref={bar} className={styles.bar} aria-label={t`Zaznaczone zdjęcia`}>
      <IconButton label={t`Zakończ zaznaczanie`} onPress={selection.end}>
        <X size={20} />
      </IconButton>
      <output className={styles.count}>
        <Plural
          value={count}
          one="Zaznaczono # zdjęcie"
          few="Zaznaczono # zdjęcia"
          many="Zaznaczono # zdjęć"
          other="Zaznaczono # zdjęcia"
        />
      </output>
      <Button size="small" variant="quiet" isPending={selection.isReaching} onPress={selection.selectAll}>
        <Trans>Wszystkie</Trans>
      </Button>
      <Button
        size="small"
        icon={<FolderPlus size={18} aria-hidden="true" />}
        isDisabled={isEmpty}
        onPress={onPutInto}
      >
        <Trans>Do albumu</Trans>
      </Button>
      {onTakeOut === undefined ? null : (
        <Button
          size="small"
          icon={<FolderMinus size={18} aria-hidden="true" />}
          isDisabled={isEmpty}
          onPress={onTakeOut}
        >
          <Trans>Usuń z albumu</Trans>
        </Button>
      )}
      <Button
        size="small"
        variant={isEmpty ? 'secondary' : 'danger'}
        icon={<Trash2 size={18} aria-hidden="true" />}
        isDisabled={isEmpty}
        onPress={onRemove}
      >
        <Trans>Usuń</Trans>
      </Button>
    </section>
  )
}
