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
    promise: msg`Grafika i kilka zdań z miejscem na Twoje słowa. Od razu jako plik, wiele także w druku.`,
  },
  thank_you_note: {
    icon: HeartHandshake,
    name: msg`Podziękowania`,
    promise: msg`Dla nauczycielki, lekarza, gości i rodziców. Z miejscem na to, za co dziękujesz.`,
  },
  love_letter: {
    icon: Heart,
    name: msg`Listy miłosne`,
    promise: msg`Z miejscem na Wasze wspomnienia, bez gotowych frazesów. Od pierwszego wyznania po rocznicę.`,
  },
  birthday_message: {
    icon: Cake,
    name: msg`Życzenia urodzinowe`,
    promise: msg`Krótkie, do wysłania z telefonu. Z miejscem na Wasz żart.`,
  },
  business_email: {
    icon: BriefcaseBusiness,
    name: msg`E-maile biznesowe`,
    promise: msg`Oferta, przypomnienie o płatności, odpowiedź na reklamację. Uprzejmie i konkretnie.`,
  },
} satisfies Record<AiProductType, AiTypeText>
