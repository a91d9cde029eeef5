import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen, Plus, SquareArrowRight, Trash2 } from 'lucide-react'
import { newId } from '#domain/newId.ts'
import { addLayer, changeLayer, moveLayer, moveToLayer, removeLayer } from '#domain/scene/edits/layers.ts'
import type { Layer } from '#domain/scene/sceneSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { useDrawing, useScene, useSelection } from '../document/DrawingContext.tsx'
import styles from './LayersPanel.module.css'

/** The layers, the highest first: seen or not, locked or not, what lies on which. */
export function LayersPanel() {
  const { t } = useLingui()
  const { document } = useDrawing()
  const { layers } = useScene()
  const number = layers.length + 1
  return (
    <div className={styles.panel}>
      <ul className={styles.layers}>
        {layers.toReversed().map((layer) => (
          <li key={layer.id} className={styles.layer}>
            <LayerRow layer={layer} at={layers.indexOf(layer)} count={layers.length} />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<Plus size={18} aria-hidden="true" />}
        onPress={() => {
          document.edit('layer', (scene) => addLayer(scene, newId(), t`Warstwa ${number}`))
          announce(t`Dodano warstwę`)
        }}
      >
        <Trans>Dodaj warstwę</Trans>
      </Button>
    </div>
  )
}

function LayerRow({
  layer,
  at,
  count,
}: {
  readonly layer: Layer
  readonly at: number
  readonly count: number
}) {
  const { t } = useLingui()
  const { document } = useDrawing()
  const selection = useSelection()
  const name = layer.name === '' ? t`Podstawowa` : layer.name
  const change = (part: Partial<Layer>) =>
    document.edit('layer', (scene) => changeLayer(scene, layer.id, part))
  return (
    <>
      <input
        className={styles.name}
        aria-label={t`Nazwa warstwy ${name}`}
        value={layer.name}
        placeholder={t`Podstawowa`}
        maxLength={60}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value
          document.edit({ what: 'layer-name', merges: true }, (scene) =>
            changeLayer(scene, layer.id, { name: next }),
          )
        }}
      />
      <fieldset aria-label={name} className={styles.actions}>
        <IconButton
          size="small"
          label={layer.isHidden ? t`Pokaż warstwę` : t`Ukryj warstwę`}
          aria-pressed={layer.isHidden}
          onPress={() => void change({ isHidden: !layer.isHidden })}
        >
          {layer.isHidden ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
        <IconButton
          size="small"
          label={layer.isLocked ? t`Odblokuj warstwę` : t`Zablokuj warstwę`}
          aria-pressed={layer.isLocked}
          onPress={() => void change({ isLocked: !layer.isLocked })}
        >
          {layer.isLocked ? <Lock size={18} /> : <LockOpen size={18} />}
        </IconButton>
        <IconButton
          size="small"
          label={t`Warstwa wyżej`}
          isDisabled={at === count - 1}
          onPress={() => void document.edit('layer', (scene) => moveLayer(scene, layer.id, at + 1))}
        >
          <ArrowUp size={18} />
        </IconButton>
        <IconButton
          size="small"
          label={t`Warstwa niżej`}
          isDisabled={at === 0}
          onPress={() => void document.edit('layer', (scene) => moveLayer(scene, layer.id, at - 1))}
        >
          <ArrowDown size={18} />
        </IconButton>
        <IconButton
          size="small"
          label={t`Przenieś tu zaznaczone`}
          isDisabled={selection.size === 0}
          onPress={() => {
            if (document.edit('layer', (scene) => moveToLayer(scene, selection, layer.id)))
              announce(t`Przeniesiono na warstwę ${name}`)
          }}
        >
          <SquareArrowRight size={18} />
        </IconButton>
        <IconButton
          size="small"
          label={t`Usuń warstwę z tym, co na niej leży`}
          isDisabled={count === 1}
          onPress={() => {
            if (document.edit('layer', (scene) => removeLayer(scene, layer.id))) announce(t`Usunięto warstwę`)
          }}
        >
          <Trash2 size={18} />
        </IconButton>
      </fieldset>
    </>
  )
}
