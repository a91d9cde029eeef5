import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { CompareSide } from './CompareSide.tsx'
import { CompareTable } from './CompareTable.tsx'
import styles from './CompareView.module.css'
import { PictureSlider } from './PictureSlider.tsx'
import { useCompared } from './useCompared.ts'

export interface CompareViewProps {
  /** refCodes. */
  readonly pair: readonly [string, string]
  readonly isOffline: boolean
  readonly onClose: () => void
  readonly onSwap: () => void
}

/** Two results side by side, or one under the other with a slider, and the differences in how they were made. */
export function CompareView({ pair, isOffline, onClose, onSwap }: CompareViewProps) {
  const { t } = useLingui()
  const one = useCompared(pair[0])
  const other = useCompared(pair[1])
  const failed = [one, other].find((side) => side.status === 'failed')
  return (
    <>
      <PageHeader
        title={<Trans>Porównanie</Trans>}
        breadcrumbs={[{ label: t`Historia`, to: '/historia' }, { label: t`Porównanie` }]}
        actions={
          <>
            <Button icon={<ArrowLeftRight size={18} />} onPress={onSwap}>
              <Trans>Zamień strony</Trans>
            </Button>
            <Button onPress={onClose}>
              <Trans>Wróć do historii</Trans>
            </Button>
          </>
        }
      />
      <div className={styles.screen}>
        {one.status === 'here' && other.status === 'here' ? (
          <Both one={one.item} other={other.item} />
        ) : one.status === 'missing' || other.status === 'missing' ? (
          <EmptyState
            icon={<SearchX size={28} />}
            title={t`Jednej z tych prac już nie ma`}
            description={t`Wybierz w historii dwie inne.`}
            action={
              <Button variant="primary" onPress={onClose}>
                <Trans>Wróć do historii</Trans>
              </Button>
            }
          />
        ) : failed !== undefined ? (
          isOffline ? (
            <Notice tone="neutral" title={t`Bez połączenia`}>
              <Trans>Bez połączenia porównasz tylko prace z tego urządzenia.</Trans>
            </Notice>
          ) : (
            <ErrorState onRetry={failed.retry} />
          )
        ) : (
          <div className={styles.sides} aria-busy="true">
            <Skeleton shape="box" height="20rem" />
            <Skeleton shape="box" height="20rem" />
          </div>
        )}
      </div>
    </>
  )
}

function Both({ one, other }: { readonly one: ListedGeneration; readonly other: ListedGeneration }) {
  const { t } = useLingui()
  const [way, setWay] = useState<'sides' | 'slider'>('sides')
  const arePictures = [one, other].every(({ type, result }) => type === 'image' && result !== null)
  return (
    <>
      {arePictures ? (
        <RadioGroup
          label={t`Sposób porównania`}
          isLabelHidden
          presentation="chips"
          options={[
            { value: 'sides', label: t`Obok siebie` },
            { value: 'slider', label: t`Suwak` },
          ]}
          value={way}
          onChange={setWay}
        />
      ) : null}
      {arePictures && way === 'slider' ? (
        <PictureSlider one={one} other={other} />
      ) : (
        <div className={styles.sides}>
          <CompareSide item={one} />
          <CompareSide item={other} />
        </div>
      )}
      <CompareTable one={one} other={other} />
    </>
  )
}
