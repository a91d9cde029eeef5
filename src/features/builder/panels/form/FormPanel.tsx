import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useStore } from '#ui/useStore.ts'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import type { EditForm } from '../../form/formEdit.ts'
import { FormBuilder } from '../../form/FormBuilder.tsx'
import { askedPlace } from '../leadTo.ts'
import stack from '../PanelStack.module.css'

/** The form of the template: beside the canvas for a change in passing, over the whole window to be built. */
export default function FormPanel() {
  const { t } = useLingui()
  const document = useBuilder()
  const steps = useTemplatePart('form')
  const problems = useProblems()
  const asked = useStore(askedPlace)
  const [isWhole, setWhole] = useState(false)

  const edit: EditForm = (change, step = {}) => {
    document.edit({ name: 'form', ...step }, change)
  }

  const builder = (
    <FormBuilder
      steps={steps}
      problems={problems}
      onEdit={edit}
      asked={asked?.place ?? null}
      onArrived={() => askedPlace.set(null)}
    />
  )
  return (
    <div className={stack.stack}>
      <Button icon={<Maximize2 size={18} />} onPress={() => setWhole(true)}>
        <Trans>Na całe okno, z podglądem</Trans>
      </Button>
      {isWhole ? null : builder}
      <Dialog isOpen={isWhole} onOpenChange={setWhole} size="full" title={t`Formularz szablonu`}>
        {builder}
      </Dialog>
    </div>
  )
}
