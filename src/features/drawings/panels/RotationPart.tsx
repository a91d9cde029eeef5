import { useLingui } from '@lingui/react/macro'
import { RotateCcw, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { Turnable } from '#domain/scene/sceneSchema.ts'
import field from '#ui/Field.module.css'
import { IconButton } from '#ui/IconButton.tsx'
import { isComposing } from '#ui/isComposing.ts'
import { TURN_STEP } from '../canvas/gestures/turning.ts'
import { useActions } from '../document/useActions.ts'
import styles from './RotationPart.module.css'

/** Degrees as they may be typed: with a sign, a fraction and „°”. */
const DEGREES = /^\s*([+-]?\d{1,5}(?:[.,]\d+)?)\s*°?\s*$/u

/** How far shapes are turned: typed in degrees, each about its own middle, or by steps, all about their common one. */
export function RotationPart({ shapes }: { readonly shapes: readonly Turnable[] }) {
  const { t } = useLingui()
  const { rotate, turn } = useActions()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const [degrees, other] = new Set(shapes.map(rotationOf))
  const shown = degrees === undefined || other !== undefined ? '' : `${degrees}°`
  const isLocked = shapes.every(({ locked }) => locked)

  function commit(): void {
    if (typed === null) return
    setTyped(null)
    const [, number] = DEGREES.exec(typed.replace('−', '-')) ?? []
    setWrong(number === undefined && typed.trim() !== '')
    if (number !== undefined) rotate(Number(number.replace(',', '.')))
  }

  function step(by: number): void {
    commit()
    turn(by)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    const way = WAYS[event.key]
    if (event.key === 'Enter') commit()
    else if (way !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey)
      step(way * (event.shiftKey ? TURN_STEP : 1))
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.part}>
      <label htmlFor={id} className={field.label}>
        {t`Obrót`}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={field.control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          disabled={isLocked}
          value={typed ?? shown}
          placeholder={other === undefined ? '' : t`różny`}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-about`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t`Obróć w lewo o 15°`} isDisabled={isLocked} onPress={() => step(-TURN_STEP)}>
          <RotateCcw size={18} />
        </IconButton>
        <IconButton label={t`Obróć w prawo o 15°`} isDisabled={isLocked} onPress={() => step(TURN_STEP)}>
          <RotateCw size={18} />
        </IconButton>
      </div>
      <p id={`${id}-about`} className={isWrong ? field.error : styles.about}>
        {isWrong ? t`Podaj stopnie, na przykład 90` : t`Strzałki w polu: o 1°, z Shiftem o 15°.`}
      </p>
    </div>
  )
}

const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }
