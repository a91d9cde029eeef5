import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fitWords } from '#domain/scene/edits/fitWords.ts'
import { type StyleChange, styleShapes } from '#domain/scene/edits/styleShapes.ts'
import { isTurnable } from '#domain/scene/geometry/turn.ts'
import {
  BOX_FORMS,
  type Box,
  type Connector,
  FLOW_ROLES,
  LINE_ENDS,
  LINE_ROUTES,
  LINE_STYLES,
  SCENE_COLOURS,
  type SceneColour,
  TEXT_ALIGNMENTS,
  TEXT_SIZES,
} from '#domain/scene/sceneSchema.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { useStore } from '#ui/useStore.ts'
import { usePresentColours } from '../canvas/drawing/usePresentColours.ts'
import { shapesOf } from '../canvas/handles.ts'
import { type Brush, FORM_OF_ROLE } from '../canvas/tools.ts'
import { useDrawing, useScene, useSelection } from '../document/DrawingContext.tsx'
import { COLOUR_WORDS, FORM_WORDS, ROLE_WORDS } from '../document/shapeWords.ts'
import { measureWords } from '../text/measureWords.ts'
import { ChosenActions } from './ChosenActions.tsx'
import { BendsPart } from './BendsPart.tsx'
import { RotationPart } from './RotationPart.tsx'
import styles from './StylePanel.module.css'

const STYLE_WORDS = { solid: msg`Ciągła`, dashed: msg`Kreskowana`, dotted: msg`Kropkowana` } as const
const ROUTE_WORDS = { straight: msg`Prosta`, elbow: msg`Łamana, omija kształty`, curve: msg`Łuk` } as const
const SIZE_WORDS = { small: msg`Mały`, medium: msg`Średni`, large: msg`Duży`, huge: msg`Wielki` } as const
const ALIGN_WORDS = { start: msg`Do lewej`, middle: msg`Do środka`, end: msg`Do prawej` } as const
const END_WORDS = {
  none: msg`Bez zakończenia`,
  arrow: msg`Strzałka`,
  triangle: msg`Pusty trójkąt`,
  diamond: msg`Romb`,
  dot: msg`Kropka`,
  one: msg`Jeden`,
  many: msg`Wiele`,
} as const
const WEIGHTS = ['1', '2', '3', '4'] as const

/** The look of what is chosen; of what is drawn next where nothing is. */
export function StylePanel() {
  const { t, i18n } = useLingui()
  const { document, canvas } = useDrawing()
  const scene = useScene()
  const selection = useSelection()
  const { brush } = useStore(canvas.state)
  const shapes = shapesOf(scene, selection)
  const isNothing = shapes.length === 0
  const box = shapes.find((shape): shape is Box => shape.kind === 'box')
  const line = shapes.find((shape): shape is Connector => shape.kind === 'connector')
  const frame = shapes.find((shape) => shape.kind === 'frame')
  const stroke = shapes.find((shape) => shape.kind === 'stroke')
  const turnable = shapes.filter(isTurnable)
  const shown = box ?? line ?? stroke ?? (isNothing ? brush : undefined)
  const fill = box === undefined ? (frame === undefined ? (brush.fill ?? null) : frame.fill) : box.fill

  /** Changes what is chosen, and how the next is drawn. */
  function change(style: StyleChange & Partial<Brush>): void {
    const { form: _form, role: _role, link: _link, align: _align, ...own } = style
    canvas.setBrush(own)
    if (!isNothing)
      document.edit({ what: 'style', merges: true }, (before) => {
        const next = styleShapes(before, selection, style)
        const isRoomOther = style.textSize !== undefined || style.form !== undefined
        return isRoomOther ? fitWords(next, selection, measureWords) : next
      })
  }
  const options = <Value extends string>(
    values: readonly Value[],
    words: Readonly<Record<Value, MessageDescriptor>>,
  ) => values.map((value) => ({ value, label: i18n._(words[value]) }))
  const weight = WEIGHTS.find((each) => Number(each) === shown?.weight) ?? '2'

  return (
    <div className={styles.panel}>
      {isNothing ? (
        <p className={styles.hint}>
          <Trans>Nic nie zaznaczono: tak będzie wyglądało to, co narysujesz.</Trans>
        </p>
      ) : (
        <ChosenActions />
      )}
      {box === undefined ? null : (
        <div className={styles.pair}>
          <Select
            label={t`Kształt`}
            options={options(BOX_FORMS, FORM_WORDS)}
            value={box.form}
            onChange={(form) => change({ form })}
          />
          {scene.kind === 'flow' ? (
            <Select
              label={t`Rola`}
              options={[{ value: 'none', label: t`Bez roli` }, ...options(FLOW_ROLES, ROLE_WORDS)]}
              value={box.role ?? 'none'}
              onChange={(role) =>
                change(role === 'none' ? { role: null } : { role, form: FORM_OF_ROLE[role] })
              }
            />
          ) : null}
        </div>
      )}
      {shown === undefined ? null : (
        <Swatches
          label={t`Kolor linii`}
          value={shown.colour}
          onChange={(colour) => {
            if (colour !== null) change({ colour })
          }}
        />
      )}
      {isNothing || box !== undefined || frame !== undefined ? (
        <Swatches
          label={t`Wypełnienie`}
          value={fill}
          hasNone
          onChange={(colour) => change({ fill: colour })}
        />
      ) : null}
      {shown === undefined ? null : (
        <div className={styles.pair}>
          {'style' in shown ? (
            <Select
              label={t`Rodzaj linii`}
              options={options(LINE_STYLES, STYLE_WORDS)}
              value={shown.style}
              onChange={(style) => change({ style })}
            />
          ) : null}
          <Select
            label={t`Grubość`}
            options={WEIGHTS.map((value) => ({ value, label: value }))}
            value={weight}
            onChange={(value) => change({ weight: Number(value) })}
          />
        </div>
      )}
      {box !== undefined || isNothing ? (
        <div className={styles.pair}>
          <Select
            label={t`Wielkość napisu`}
            options={options(TEXT_SIZES, SIZE_WORDS)}
            value={box?.textSize ?? brush.textSize}
            onChange={(textSize) => change({ textSize })}
          />
          {box === undefined ? null : (
            <Select
              label={t`Wyrównanie napisu`}
              options={options(TEXT_ALIGNMENTS, ALIGN_WORDS)}
              value={box.align}
              onChange={(align) => change({ align })}
            />
          )}
        </div>
      ) : null}
      {turnable.length === 0 || frame !== undefined ? null : (
        <RotationPart key={[...selection].join(' ')} shapes={turnable} />
      )}
      {line !== undefined || isNothing ? (
        <>
          <Select
            label={t`Przebieg linii`}
            options={options(LINE_ROUTES, ROUTE_WORDS)}
            value={line?.route ?? brush.route}
            onChange={(route) => change({ route })}
          />
          <div className={styles.pair}>
            <Select
              label={t`Początek linii`}
              options={options(LINE_ENDS, END_WORDS)}
              value={line?.fromEnd ?? brush.fromEnd}
              onChange={(fromEnd) => change({ fromEnd })}
            />
            <Select
              label={t`Koniec linii`}
              options={options(LINE_ENDS, END_WORDS)}
              value={line?.toEnd ?? brush.toEnd}
              onChange={(toEnd) => change({ toEnd })}
            />
          </div>
        </>
      ) : null}
      {line !== undefined && shapes.length === 1 ? <BendsPart line={line} /> : null}
      {isNothing ? (
        <Switch
          isSelected={brush.isGuessing}
          onChange={(isGuessing) => canvas.setBrush({ isGuessing })}
          description={t`Kreska pisaka podobna do koła, prostokąta albo strzałki staje się nimi.`}
        >
          <Trans>Rozpoznawaj kształty</Trans>
        </Switch>
      ) : null}
      {isNothing ? (
        <Switch
          isSelected={scene.isSketched}
          onChange={(isSketched) => void document.edit('sketch', (before) => ({ ...before, isSketched }))}
          description={t`Cały rysunek wygląda jak szkic.`}
        >
          <Trans>Odręczna kreska</Trans>
        </Switch>
      ) : null}
    </div>
  )
}

/** A crossed-out field. */
const NO_COLOUR = {
  background:
    'linear-gradient(to top left, transparent 46%, currentColor 46% 54%, transparent 54%) var(--ground)',
}

interface SwatchesProps {
  readonly label: string
  readonly value: SceneColour | null
  readonly onChange: (colour: SceneColour | null) => void
  /** Whether no colour is one of them. */
  readonly hasNone?: boolean
}

function Swatches({ label, value, onChange, hasNone = false }: SwatchesProps): ReactNode {
  const { t, i18n } = useLingui()
  const { tones } = usePresentColours()
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.legend}>{label}</legend>
      {hasNone ? (
        <button
          type="button"
          className={styles.swatch}
          aria-label={t`Bez koloru`}
          aria-pressed={value === null}
          data-hint={t`Bez koloru`}
          style={NO_COLOUR}
          onClick={() => onChange(null)}
        />
      ) : null}
      {SCENE_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          aria-label={i18n._(COLOUR_WORDS[colour])}
          aria-pressed={value === colour}
          data-hint={i18n._(COLOUR_WORDS[colour])}
          style={{ background: tones[colour][hasNone ? 'fill' : 'line'] }}
          onClick={() => onChange(colour)}
        />
      ))}
    </fieldset>
  )
}
