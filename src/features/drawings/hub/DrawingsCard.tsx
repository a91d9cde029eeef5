import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard, Shapes, Spline, StickyNote, Workflow } from 'lucide-react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ToolCard } from '#ui/tools/ToolCard.tsx'
import { GrowingDiagram } from './GrowingDiagram.tsx'
import { RecentDrawings } from './RecentDrawings.tsx'

/** Diagrams and flows as the tools' hub shows them, and what was drawn last. */
export function DrawingsCard() {
  const { t } = useLingui()
  return (
    <>
      <ToolCard
        title={t`Diagramy i przepływy`}
        Icon={Shapes}
        about={t`Rysujesz schemat, mapę myśli albo plan. Piszesz kilka wierszy tekstu, a rysunek układa się sam.`}
        demonstration={<GrowingDiagram />}
        points={[
          { Icon: Spline, title: t`Linie`, text: t`Trzymają się kształtów i same omijają pola po drodze.` },
          {
            Icon: StickyNote,
            title: t`Karteczki i pisak`,
            text: t`Myszą, palcem albo piórem, też odręczną kreską.`,
          },
          {
            Icon: Keyboard,
            title: t`Klawisze`,
            text: t`Każdy kształt dodasz, przesuniesz i połączysz bez myszy.`,
          },
          { Icon: Workflow, title: t`Przepływy`, text: t`Kroki, decyzje i tory dla procesów.` },
        ]}
        start={
          <>
            <ButtonLink to="/narzedzia/diagramy" variant="primary" size="large">
              <Trans>Narysuj diagram</Trans>
            </ButtonLink>
            <ButtonLink to="/narzedzia/visual-flow" size="large">
              <Trans>Narysuj przepływ</Trans>
            </ButtonLink>
          </>
        }
      />
      <RecentDrawings />
    </>
  )
}
