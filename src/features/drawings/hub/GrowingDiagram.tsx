import { useLingui, Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './GrowingDiagram.module.css'

/** The tool at work: a text on one side, and line by line the diagram that it says. Without motion all of it is shown. */
export function GrowingDiagram() {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const [first, asked, yes, no] = [t`Zaproszenie`, t`Przyjdzie?`, t`Miejsce przy stole`, t`Życzenia`]
  return (
    <figure className={styles.sheet}>
      <p className="visually-hidden">
        {t`Przykład: schemat z polami „${first}”, „${asked}”, „${yes}” i „${no}”, połączonymi strzałkami.`}
      </p>
      <div key={turn} aria-hidden="true" className={styles.sides}>
        <pre className={styles.text}>
          <span data-line="0">{`A[${first}]`}</span>
          <span data-line="1">{`A --> B{${asked}}`}</span>
          <span data-line="2">{`B --> C[${yes}]`}</span>
          <span data-line="3">{`B --> D[${no}]`}</span>
        </pre>
        <svg className={styles.picture} viewBox="0 0 320 220" role="presentation">
          <g data-line="0">
            <rect x="100" y="6" width="120" height="40" rx="8" />
            <text x="160" y="26">
              {first}
            </text>
          </g>
          <g data-line="1">
            <path className={styles.line} d="M160 46V72" />
            <path d="M160 72L230 104L160 136L90 104Z" />
            <text x="160" y="104">
              {asked}
            </text>
          </g>
          <g data-line="2">
            <path className={styles.line} d="M90 104H76V168" />
            <rect x="4" y="168" width="150" height="44" rx="8" />
            <text x="79" y="190">
              {yes}
            </text>
          </g>
          <g data-line="3">
            <path className={styles.line} d="M230 104H246V168" />
            <rect x="186" y="168" width="120" height="44" rx="8" />
            <text x="246" y="190">
              {no}
            </text>
          </g>
        </svg>
      </div>
      <figcaption className={styles.foot}>
        <span>
          <Trans>Tekst i rysunek to jedno</Trans>
        </span>
        <Button
          size="small"
          variant="quiet"
          className={`needs-script ${styles.again ?? ''}`}
          icon={<RotateCcw size={16} aria-hidden="true" />}
          onPress={() => setTurn(turn + 1)}
        >
          <Trans>Pokaż jeszcze raz</Trans>
        </Button>
      </figcaption>
    </figure>
  )
}
