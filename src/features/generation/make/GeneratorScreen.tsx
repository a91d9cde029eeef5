import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ReactNode, Suspense, useRef } from 'react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { classNames } from '#ui/classNames.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { Stage } from '../queue/Stage.tsx'
import { StageNews } from '../queue/StageNews.tsx'
import { Balance } from './Balance.tsx'
import { draftOf } from './findRemix.ts'
import type { FormType } from '../words/formType.ts'
import { GeneratorForm } from './GeneratorForm.tsx'
import { GeneratorNav } from './GeneratorNav.tsx'
import styles from './GeneratorScreen.module.css'
import type { RenderPicker } from '../options/usePictureSource.tsx'
import { type Beginning, useBeginning } from './useBeginning.ts'
import { type GeneratorSurroundings, useGenerator } from './useGenerator.ts'

// Only for several results.
const BatchRow = lazyPart(() => import('./BatchRow.tsx'))

export interface GeneratorScreenProps extends GeneratorSurroundings {
  readonly type: FormType
  /** The types of the results beside the form; its own type by default. */
  readonly types?: readonly FormType[]
  readonly beginning: Beginning
  readonly renderPicker?: RenderPicker
  readonly choice?: ReactNode
  /** Shown beside a running generation, such as the offer of a notification. */
  readonly whileMaking: ReactNode
}

const TITLES = {
  image: msg`Stwórz obraz`,
  video: msg`Stwórz film`,
  music: msg`Stwórz muzykę`,
  speech: msg`Stwórz nagranie`,
} as const satisfies Record<FormType, MessageDescriptor>

/** A generator: its form, and beside it (on a phone, below) the result. */
export function GeneratorScreen(props: GeneratorScreenProps) {
  const { type, types = [type], beginning, renderPicker, choice, whileMaking, ...surroundings } = props
  const { isOffline } = surroundings
  const { i18n } = useLingui()
  const generator = useGenerator(type, surroundings)
  useBeginning(generator, beginning)
  const stage = useRef<HTMLElement>(null)
  const hasKeyboard = useMedia('(pointer: fine)')

  function showStage(): void {
    const { current } = stage
    if (current === null || isWellInSight(current)) return
    current.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }

  function remix(row: GenerationRow): void {
    generator.form.replace(draftOf(row))
    const { current } = generator.promptRef
    current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    // A touch screen's keyboard would cover half of the form.
    if (hasKeyboard) current?.focus({ preventScroll: true })
  }

  return (
    <Page>
      <div className={styles.top}>
        <h1 className={styles.title}>{i18n._(TITLES[type])}</h1>
        <div className={styles.balance}>
          <Balance />
        </div>
        <GeneratorNav />
      </div>
      <div className={classNames(styles.columns, 'needs-script')}>
        <GeneratorForm
          generator={generator}
          onStarted={showStage}
          choice={choice}
          news={<StageNews types={types} stage={stage} onShow={showStage} isOffline={isOffline} />}
          {...(renderPicker === undefined ? {} : { renderPicker })}
        />
        <Stage
          ref={stage}
          types={types}
          type={type}
          options={generator.options}
          offers={generator.engines.all}
          isOffline={isOffline}
          parked={generator.parked}
          onRemix={remix}
          renderBatch={(batch) => (
            <Suspense fallback={null}>
              <BatchRow {...batch} />
            </Suspense>
          )}
          whileMaking={whileMaking}
        />
      </div>
    </Page>
  )
}

/** Whether its beginning is in the upper half of the window, as it is beside the form. */
function isWellInSight(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight / 2
}
