import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DiagramKind } from '#domain/scene/diagram/statement.ts'

/** The signs of a text, and the words in it. */
type Part = string | MessageDescriptor

/** How each kind of text begins: shown to whoever has none yet. */
export const EXAMPLES: Readonly<
  Record<DiagramKind, { readonly label: MessageDescriptor; readonly source: readonly Part[] }>
> = {
  flowchart: {
    label: msg`Schemat blokowy`,
    source: [
      'flowchart TD\n  A[',
      msg`Zamówienie`,
      '] --> B{',
      msg`Opłacone?`,
      '}\n  B -->|',
      msg`tak`,
      '| C[',
      msg`Wysyłka`,
      ']\n  B -->|',
      msg`nie`,
      '| D[',
      msg`Przypomnienie`,
      ']',
    ],
  },
  mindmap: {
    label: msg`Mapa myśli`,
    source: [
      'mindmap\n  root((',
      msg`Ślub`,
      '))\n    ',
      msg`Goście`,
      '\n      ',
      msg`Lista`,
      '\n      ',
      msg`Stoły`,
      '\n    ',
      msg`Sala`,
      '\n    ',
      msg`Muzyka`,
    ],
  },
  sequence: {
    label: msg`Rozmowa w czasie`,
    source: [
      'sequenceDiagram\n  Ola->>',
      msg`Sklep`,
      ': ',
      msg`Zamawiam kartkę`,
      '\n  ',
      msg`Sklep`,
      '-->>Ola: ',
      msg`Już drukujemy`,
    ],
  },
  timeline: {
    label: msg`Oś czasu`,
    source: [
      'timeline\n  2024 : ',
      msg`Poznaliśmy się`,
      '\n  2025 : ',
      msg`Zaręczyny`,
      '\n  2026 : ',
      msg`Ślub`,
    ],
  },
  gantt: {
    label: msg`Harmonogram`,
    source: [
      'gantt\n  dateFormat YYYY-MM-DD\n  section ',
      msg`Przygotowania`,
      '\n  ',
      msg`Zaproszenia`,
      ' :a, 2026-03-01, 10d\n  ',
      msg`Sala`,
      ' :b, after a, 5d',
    ],
  },
  class: {
    label: msg`Klasy`,
    source: ['classDiagram\n  A <|-- B\n  class A["', msg`Kartka`, '"]\n  class B["', msg`Zaproszenie`, '"]'],
  },
  state: {
    label: msg`Stany`,
    source: [
      'stateDiagram-v2\n  [*] --> A\n  A : ',
      msg`Koszyk`,
      '\n  A --> B\n  B : ',
      msg`Opłacone`,
      '\n  B --> [*]',
    ],
  },
  er: {
    label: msg`Tabele`,
    source: [
      'erDiagram\n  A ||--o{ B : "',
      msg`składa`,
      '"\n  A["',
      msg`Klient`,
      '"]\n  B["',
      msg`Zamówienie`,
      '"]',
    ],
  },
}
