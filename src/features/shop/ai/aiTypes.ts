import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BriefcaseBusiness, Cake, Heart, HeartHandshake, type LucideIcon, MailOpen } from 'lucide-react'
import type { AiProductType } from '#domain/catalogue/product.ts'

export interface AiTypeText {
  readonly icon: LucideIcon
  readonly name: MessageDescriptor
  readonly promise: MessageDescriptor
}

/** The five kinds of text Iskra writes, as the screens present them. */
export const AI_TYPE_TEXTS = {
  greeting_card: {
    icon: MailOpen,
    name: msg`Kartki`,
    promise: msg`Grafika i kilka zdań do środka, które pasują do jednej osoby. Jako plik od razu albo z drukiem.`,
  },
  thank_you_note: {
    icon: HeartHandshake,
    name: msg`Podziękowania`,
    promise: msg`Dla nauczycielki, lekarza, świadków. Nazywają po imieniu to, za co dziękujesz.`,
  },
  love_letter: {
    icon: Heart,
    name: msg`Listy miłosne`,
    promise: msg`Z Waszych wspomnień, bez lukru z internetu. Od pierwszej randki po trzydziestą rocznicę.`,
  },
  birthday_message: {
    icon: Cake,
    name: msg`Życzenia urodzinowe`,
    promise: msg`Krótkie, do wysłania z telefonu. Z żartem, który zrozumie tylko solenizant.`,
  },
  business_email: {
    icon: BriefcaseBusiness,
    name: msg`Listy biznesowe`,
    promise: msg`Podziękowanie dla klienta, gratulacje, trudna odmowa. Uprzejmie i konkretnie.`,
  },
} satisfies Record<AiProductType, AiTypeText>
