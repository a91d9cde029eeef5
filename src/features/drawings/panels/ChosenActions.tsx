import { useLingui } from '@lingui/react/macro'
import {
  BringToFront,
  Copy,
  Group,
  Link2,
  Lock,
  LockOpen,
  Pencil,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { IconButton } from '#ui/IconButton.tsx'
import { useScene, useSelection } from '../document/DrawingContext.tsx'
import { useActions } from '../document/useActions.ts'
import { askedConnect } from '../keys/useChosenKeys.ts'
import { shapesOf } from '../canvas/handles.ts'
import { AlignMenu } from './AlignMenu.tsx'
import styles from './ChosenActions.module.css'

/** What can be done with what is chosen. */
export function ChosenActions() {
  const { t } = useLingui()
  const actions = useActions()
  const shapes = shapesOf(useScene(), useSelection())
  const [only] = shapes
  if (only === undefined) return null
  const isOne = shapes.length === 1
  const isLocked = shapes.every(({ locked }) => locked)
  const isGrouped = shapes.some(({ group }) => group !== null)
  return (
    <div role="toolbar" aria-label={t`Zaznaczone`} className={styles.actions}>
      {isOne && only.kind !== 'stroke' ? (
        <IconButton size="small" label={t`Napisz w kształcie`} onPress={() => void actions.write()}>
          <Pencil size={18} />
        </IconButton>
      ) : null}
      {isOne && (only.kind === 'box' || only.kind === 'picture') ? (
        <IconButton size="small" label={t`Połącz z…`} onPress={() => askedConnect.set(only.id)}>
          <Link2 size={18} />
        </IconButton>
      ) : null}
      {isOne ? null : <AlignMenu />}
      {isOne || isGrouped ? null : (
        <IconButton size="small" label={t`Grupuj`} onPress={actions.group}>
          <Group size={18} />
        </IconButton>
      )}
      {isGrouped ? (
        <IconButton size="small" label={t`Rozgrupuj`} onPress={actions.ungroup}>
          <Ungroup size={18} />
        </IconButton>
      ) : null}
      <IconButton size="small" label={t`Na wierzch`} onPress={() => actions.order('front')}>
        <BringToFront size={18} />
      </IconButton>
      <IconButton size="small" label={t`Na spód`} onPress={() => actions.order('back')}>
        <SendToBack size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={isLocked ? t`Odblokuj` : t`Zablokuj`}
        onPress={() => actions.lock(!isLocked)}
      >
        {isLocked ? <LockOpen size={18} /> : <Lock size={18} />}
      </IconButton>
      <IconButton size="small" label={t`Powiel`} onPress={actions.duplicate}>
        <Copy size={18} />
      </IconButton>
      <IconButton size="small" label={t`Usuń`} onPress={actions.remove}>
        <Trash2 size={18} />
      </IconButton>
    </div>
  )
}
