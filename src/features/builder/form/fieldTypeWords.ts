import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  AtSign,
  Braces,
  Calendar,
  CalendarClock,
  CheckSquare,
  ChevronDownSquare,
  CircleDot,
  Clock,
  Code,
  EyeOff,
  File,
  FileText,
  Film,
  Hash,
  Image,
  Images,
  KeyRound,
  Link,
  ListChecks,
  type LucideIcon,
  Music,
  Palette,
  Phone,
  SlidersHorizontal,
  TextCursorInput,
  ToggleRight,
  WrapText,
} from 'lucide-react'
import type { FormFieldType } from '#domain/template/formFieldTypes.ts'

/** The groups that types of fields are offered in. */
export const FIELD_GROUPS = {
  text: msg`Tekst`,
  number: msg`Liczby i czas`,
  choice: msg`Wybór`,
  file: msg`Pliki`,
  special: msg`Szczególne`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>
export type FieldGroup = keyof typeof FIELD_GROUPS

interface FieldTypeWords {
  readonly label: MessageDescriptor
  readonly icon: LucideIcon
  readonly group: FieldGroup
}

/** The names of the field types in the form builder's palette. */
export const FIELD_TYPE_WORDS = {
  text: { label: msg`Tekst`, icon: TextCursorInput, group: 'text' },
  textarea: { label: msg`Długi tekst`, icon: WrapText, group: 'text' },
  email: { label: msg`E-mail`, icon: AtSign, group: 'text' },
  tel: { label: msg`Telefon`, icon: Phone, group: 'text' },
  url: { label: msg`Adres strony`, icon: Link, group: 'text' },
  password: { label: msg`Ukryte słowo`, icon: KeyRound, group: 'text' },
  number: { label: msg`Liczba`, icon: Hash, group: 'number' },
  range: { label: msg`Suwak`, icon: SlidersHorizontal, group: 'number' },
  date: { label: msg`Data`, icon: Calendar, group: 'number' },
  time: { label: msg`Godzina`, icon: Clock, group: 'number' },
  datetime: { label: msg`Data i godzina`, icon: CalendarClock, group: 'number' },
  select: { label: msg`Lista`, icon: ChevronDownSquare, group: 'choice' },
  radio: { label: msg`Jedna z opcji`, icon: CircleDot, group: 'choice' },
  multiselect: { label: msg`Kilka z listy`, icon: ListChecks, group: 'choice' },
  imageSelect: { label: msg`Jeden z obrazów`, icon: Images, group: 'choice' },
  checkbox: { label: msg`Zgoda`, icon: CheckSquare, group: 'choice' },
  toggle: { label: msg`Przełącznik`, icon: ToggleRight, group: 'choice' },
  color: { label: msg`Kolor`, icon: Palette, group: 'choice' },
  image: { label: msg`Zdjęcie`, icon: Image, group: 'file' },
  file: { label: msg`Plik`, icon: File, group: 'file' },
  video: { label: msg`Film`, icon: Film, group: 'file' },
  audio: { label: msg`Dźwięk`, icon: Music, group: 'file' },
  markdown: { label: msg`Tekst z formatowaniem`, icon: FileText, group: 'special' },
  code: { label: msg`Kod`, icon: Code, group: 'special' },
  json: { label: msg`JSON`, icon: Braces, group: 'special' },
  hidden: { label: msg`Pole ukryte`, icon: EyeOff, group: 'special' },
} as const satisfies Readonly<Record<FormFieldType, FieldTypeWords>>

const isType = (name: string): name is FormFieldType => Object.hasOwn(FIELD_TYPE_WORDS, name)

/** Every type, in the order of the palette. */
export const FIELD_TYPES: readonly FormFieldType[] = Object.keys(FIELD_TYPE_WORDS).filter(isType)
