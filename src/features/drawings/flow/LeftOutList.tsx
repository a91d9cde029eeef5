import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TemplateOfFlow } from '#domain/scene/flow/templateOfFlow.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { useScene } from '../document/DrawingContext.tsx'
import { useShapeWords } from '../document/shapeWords.ts'
import { NOT_IN_TEMPLATE_WORDS } from './templateWords.ts'
import styles from './FlowPanel.module.css'

const SHOWN = 30

/** The shapes that a template has no place for, each with the reason; of very many the first. */
export function LeftOutList({ leftOut }: Pick<TemplateOfFlow, 'leftOut'>) {
  const { t, i18n } = useLingui()
  const shapes = shapesById(useScene())
  const { nameOf } = useShapeWords()
  const more = leftOut.length - SHOWN
  return (
    <>
      <ul className={styles.faults}>
        {leftOut.slice(0, SHOWN).map(({ shape: id, code }) => {
          const shape = shapes.get(id)
          return (
            <li key={`${id} ${code}`} className={styles.fault}>
              <strong>{shape === undefined ? '' : nameOf(shape)}</strong>
              <span>{i18n._(NOT_IN_TEMPLATE_WORDS[code])}</span>
            </li>
          )
        })}
      </ul>
      {more > 0 ? (
        <p>{t`I jeszcze ${plural(more, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`}</p>
      ) : null}
    </>
  )
}
