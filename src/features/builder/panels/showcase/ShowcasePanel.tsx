import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { MOST_EXAMPLES } from '#domain/template/templateLimits.ts'
import { useConnectionView } from '#services/connectionView.ts'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'
import { ExampleList } from './ExampleList.tsx'
import { OwnResults } from './OwnResults.tsx'
import styles from './Showcase.module.css'
import { ThumbnailField } from './ThumbnailField.tsx'

/** A template's thumbnail and examples, which visitors see before they run it. */
export default function ShowcasePanel() {
  const panel = useRef<HTMLDivElement>(null)
  const isOffline = useConnectionView() === 'offline'
  useAskedFocus(panel, 'examples')
  return (
    <div ref={panel} className={stack.stack}>
      <ThumbnailField isOffline={isOffline} />
      <h3 className={styles.title}>
        <Trans>Przykłady</Trans>
      </h3>
      <p className={stack.text}>
        <Trans>
          Najwyżej {MOST_EXAMPLES}. Gość zobaczy je przy formularzu i jednym naciśnięciem wypełni go tak samo.
        </Trans>
      </p>
      <ExampleList />
      <h3 className={styles.title}>
        <Trans>Twoje wyniki</Trans>
      </h3>
      <OwnResults isOffline={isOffline} />
    </div>
  )
}
