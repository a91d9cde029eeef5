import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderFile } from '#domain/orders/orderFiles.ts'

/** What each kind of file is, and what there is to do with it. */
export const FILE_TEXTS = {
  card: msg`Kartka w formacie A6: przód i środek z miejscem na Wasze słowa. Wydrukuj dwustronnie.`,
  letter: msg`List na kartce A4 z miejscem na Wasze słowa. Dopisz je ręcznie.`,
  message: msg`Plansza i życzenia na dwóch stronach A6, z miejscem na Wasze słowa.`,
  email: msg`Tekst do skopiowania, z miejscem na to, co tylko Wy wiecie.`,
  course: msg`Zeszyt kursu: każda lekcja z zadaniem i miejscem na notatki. Wydrukuj go albo czytaj na ekranie.`,
} satisfies Record<OrderFile['kind'], MessageDescriptor>
