import { Plural, Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { missingWords } from '#domain/template/english.ts'
import { Button } from '#ui/Button.tsx'
import { useTemplate } from '../../document/BuilderContext.tsx'
import { openPanel } from '../openPanel.ts'
import stack from '../PanelStack.module.css'

/** The amount of the template without an English version, with a link; nothing once it is complete. */
export function EnglishNote() {
  const template = useDeferredValue(useTemplate())
  const missing = useMemo(() => missingWords(template), [template])
  if (missing === 0) return null
  return (
    <p className={stack.text}>
      <Plural
        value={missing}
        one="Po angielsku brakuje # słowa."
        few="Po angielsku brakuje # słów."
        many="Po angielsku brakuje # słów."
        other="Po angielsku brakuje # słowa."
      />{' '}
      <Button size="small" variant="quiet" onPress={() => openPanel('english')}>
        <Trans>Dopisz</Trans>
      </Button>
    </p>
  )
}
