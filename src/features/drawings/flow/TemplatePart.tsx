import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { type TemplateOfFlow, templateOfFlow } from '#domain/scene/flow/templateOfFlow.ts'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { database } from '#offline/openDatabase.ts'
import { titleOfDrawing } from '#offline/drawings/titleOfDrawing.ts'
import { addTemplate } from '#offline/templates/commands.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import { useKeptDrawing, useScene } from '../document/DrawingContext.tsx'
import { LeftOutList } from './LeftOutList.tsx'
import styles from './FlowPanel.module.css'

/** Makes a template of the flow and opens it in the editor of templates. What doesn’t fit is told before. */
export function TemplatePart() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const open = useKeptDrawing()
  const { row } = useStore(open.standing)
  const scene = useScene()
  const [asked, setAsked] = useState<TemplateOfFlow | null>(null)
  const [isMaking, setMaking] = useState(false)
  const hasSteps = scene.shapes.some((shape) => shape.kind === 'box' && shape.role !== null)

  async function make(template: Template): Promise<void> {
    setMaking(true)
    try {
      const title = titleOfDrawing({ givenTitle: row?.givenTitle ?? null, scene }).slice(0, LONGEST_LABEL)
      const details = { ...template.details, title }
      const id = await addTemplate(await database(), { ...template, details })
      await navigate({ to: '/admin/template-builder', search: { id } })
    } catch {
      tellNotKept(i18n, t`Szablon się nie zapisał`)
      setMaking(false)
    }
  }

  function press(): void {
    const made = templateOfFlow(scene)
    if (made.leftOut.length === 0) void make(made.template)
    else setAsked(made)
  }

  return (
    <section className={styles.part} aria-labelledby="flow-template">
      <h2 id="flow-template" className={styles.title}>
        <Trans>Szablon</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Kroki, decyzje i połączenia trafią do kreatora szablonów jako nowy szkic.</Trans>
      </p>
      <Button
        size="small"
        icon={<LayoutTemplate size={18} aria-hidden="true" />}
        isDisabled={!hasSteps}
        isPending={isMaking}
        onPress={press}
      >
        <Trans>Zrób z tego szablon</Trans>
      </Button>
      <Dialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t`Nie wszystko zmieści się w szablonie`}
        actions={
          <>
            <Button onPress={() => setAsked(null)}>
              <Trans>Wróć do rysunku</Trans>
            </Button>
            <Button
              variant="primary"
              isPending={isMaking}
              onPress={() => {
                if (asked !== null) void make(asked.template)
              }}
            >
              <Trans>Zrób szablon bez tego</Trans>
            </Button>
          </>
        }
      >
        {asked === null ? null : <LeftOutList leftOut={asked.leftOut} />}
      </Dialog>
    </section>
  )
}
