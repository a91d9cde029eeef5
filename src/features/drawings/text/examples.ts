import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DiagramKind } from '#domain/scene/diagram/statement.ts'

/** How each kind of text begins: shown to whoever has none yet. */
export const EXAMPLES: Readonly<
  Record<DiagramKind, { readonly label: MessageDescriptor; readonly source: MessageDescriptor }>
> = {
  flowchart: {
    label: msg`Schemat blokowy`,
    source: msg`flowchart TD
  A[Zamówienie] --> B{Opłacone?}
  B -->|tak| C[Wysyłka]
  B -->|nie| D[Przypomnienie]`,
  },
  mindmap: {
    label: msg`Mapa myśli`,
    source: msg`mindmap
  root((Ślub))
    Goście
      Lista
      Stoły
    Sala
    Muzyka`,
  },
  sequence: {
    label: msg`Rozmowa w czasie`,
    source: msg`sequenceDiagram
  Ola->>Sklep: Zamawiam kartkę
  Sklep-->>Ola: Już drukujemy`,
  },
  timeline: {
    label: msg`Oś czasu`,
    source: msg`timeline
  2024 : Poznaliśmy się
  2025 : Zaręczyny
  2026 : Ślub`,
  },
  gantt: {
    label: msg`Harmonogram`,
    source: msg`gantt
  dateFormat YYYY-MM-DD
  section Przygotowania
  Zaproszenia :a, 2026-03-01, 10d
  Sala :b, after a, 5d`,
  },
  class: {
    label: msg`Klasy`,
    source: msg`classDiagram
  Kartka <|-- Zaproszenie
  class Kartka {
    +tekst
    +drukuj()
  }`,
  },
  state: {
    label: msg`Stany`,
    source: msg`stateDiagram-v2
  [*] --> Koszyk
  Koszyk --> Opłacone
  Opłacone --> [*]`,
  },
  er: {
    label: msg`Tabele`,
    source: msg`erDiagram
  KLIENT ||--o{ ZAMOWIENIE : sklada
  ZAMOWIENIE ||--|{ POZYCJA : ma`,
  },
}
