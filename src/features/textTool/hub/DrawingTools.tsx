import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard, Shapes, Spline, StickyNote, Workflow } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { GrowingDiagram } from './GrowingDiagram.tsx'
import styles from './ToolsHub.module.css'

/** What leads to diagrams and flows, at work. */
export function DrawingTools() {
  const { t } = useLingui()
  const id = useId()
  const points = [
    { Icon: Spline, title: t`Linie`, text: t`Trzymają się kształtów i same omijają pola po drodze.` },
    {
      Icon: StickyNote,
      title: t`Karteczki i pisak`,
      text: t`Myszą, palcem albo piórem, też odręczną kreską.`,
    },
    { Icon: Keyboard, title: t`Klawisze`, text: t`Każdy kształt dodasz, przesuniesz i połączysz bez myszy.` },
    { Icon: Workflow, title: t`Przepływy`, text: t`Kroki, decyzje i tory dla procesów.` },
  ]
  return (
    <section className={styles.tool} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Shapes size={26} aria-hidden="true" />
          <Trans>Diagramy i przepływy</Trans>
        </h2>
        <p className={styles.about}>
          <Trans>
            Rysujesz schemat, mapę myśli albo plan. Piszesz kilka wierszy tekstu, a rysunek układa się sam.
          </Trans>
        </p>
      </div>
      <GrowingDiagram />
      <div className={styles.words}>
        <ul className={styles.points}>
          {points.map(({ Icon, title, text }) => (
            <li key={title} className={styles.point}>
              <Icon size={20} aria-hidden="true" />
              <span>
                <strong>{title}</strong>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.starts}>
          <ButtonLink to="/narzedzia/diagramy" variant="primary" size="large">
            <Trans>Narysuj diagram</Trans>
          </ButtonLink>
          <ButtonLink to="/narzedzia/visual-flow" size="large">
            <Trans>Narysuj przepływ</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
