import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProblemCode, TemplateProblem } from '#domain/template/templateProblems.ts'

/** The problems of a template with the next step (specification part 2, section 5), without a name. */
export const PROBLEM_WORDS: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  nodes_missing: msg`Dodaj przynajmniej jeden węzeł.`,
  edges_missing: msg`Połącz węzły krawędziami, by ustalić kolejność.`,
  form_missing: msg`Dodaj przynajmniej jeden krok formularza.`,
  cycle: msg`Połączenia tworzą pętlę. Przepływ musi iść w jedną stronę.`,
  title_missing: msg`Wpisz tytuł.`,
  slug_missing: msg`Wpisz adres (slug).`,
  slug_format: msg`Adres może mieć małe litery bez ogonków, cyfry i pojedyncze myślniki.`,
  slug_taken: msg`Ten adres ma już inny szablon. Wpisz inny.`,
  description_missing: msg`Opis pomaga innym zrozumieć, do czego jest szablon.`,
  thumbnail_address: msg`Adres miniatury musi być poprawny.`,
  video_address: msg`Adres wideo podglądu musi być poprawny.`,
  example_address: msg`Adres przykładu musi być poprawny.`,
  english_too_long: msg`Tekst po angielsku jest za długi.`,
  webhook_address: msg`Adres webhooka musi zaczynać się od https:// i być dostępny z internetu.`,
  id_twice: msg`To oznaczenie jest tu dwa razy. Usuń jedno z nich.`,
  disconnected: msg`Ten węzeł nie jest z niczym połączony.`,
  input_missing: msg`Ten węzeł musi mieć połączenie na wejściu.`,
  output_missing: msg`Dodaj węzeł wyjścia: bez niego nie ma wyniku.`,
  too_many_nodes: msg`Opublikowany szablon może mieć najwyżej 200 węzłów.`,
  edge_end_missing: msg`To połączenie prowadzi donikąd. Usuń je.`,
  edge_port: msg`To połączenie wychodzi z miejsca, z którego nie może. Usuń je.`,
  edge_twice: msg`To połączenie jest tu dwa razy. Usuń jedno.`,
  edge_type: msg`Następny węzeł nie przyjmie takiego wyniku.`,
  edges_too_many: msg`Do tego węzła prowadzi za dużo połączeń.`,
  model_missing: msg`Wybierz model.`,
  model_unknown: msg`Nie ma tu takiego modelu. Wybierz inny.`,
  model_mode: msg`Ten model robi coś innego. Wybierz model do tego, co ma powstać.`,
  parameters_invalid: msg`Ten model nie przyjmie takiej wartości parametru.`,
  parameter_unknown: msg`Ten model nie zna takiego parametru.`,
  size_missing: msg`Podaj szerokość lub wysokość.`,
  crop_size_missing: msg`Podaj szerokość i wysokość kadru.`,
  watermark_missing: msg`Wpisz tekst znaku wodnego.`,
  prompt_missing: msg`Napisz prompt albo wskaż pole, z którego ma powstać.`,
  reference_unknown: msg`To odwołuje się do pola albo węzła, którego nie ma.`,
  reference_later: msg`To odwołuje się do węzła, który działa dopiero później.`,
  reference_secret: msg`Ukryte słowo można sprawdzać tylko w warunkach: gdzie indziej każdy by je przeczytał.`,
  operand_missing: msg`Wybierz, o co pyta warunek.`,
  value_missing: msg`Warunek porównuje z niczym. Wpisz wartość.`,
  way_missing: msg`Warunek potrzebuje obu dróg: „tak” i „nie”.`,
  field_unknown: msg`Wybierz pole formularza.`,
  field_type: msg`Pole daje inny rodzaj danych niż ten węzeł. Wybierz je jeszcze raz.`,
  field_twice: msg`Dwa pola mają tę samą nazwę. Zmień jedną z nich.`,
  label_missing: msg`Podpisz pole.`,
  options_missing: msg`Dodaj przynajmniej jedną opcję do wyboru.`,
  option_twice: msg`Dwie opcje mają tę samą wartość.`,
  bounds_crossed: msg`Najmniejsza wartość jest większa od największej.`,
  pattern_broken: msg`Tego wzorca nie da się odczytać.`,
  unfillable: msg`To pole jest wymagane, a nie da się go wypełnić. Wyłącz wymaganie albo ustaw wartość domyślną.`,
  step_empty: msg`Ten krok nie ma pól.`,
  pricing_missing: msg`Cena odwołuje się do czegoś, czego nie ma. Popraw ją.`,
  credits_crossed: msg`Najmniejsza cena jest większa od największej.`,
  price_missing: msg`Silniki tego szablonu kosztują, a uruchomienie jest za 0. Ustaw cenę albo włącz „Bezpłatny szablon”.`,
  price_below_cost: msg`Cena jest niższa niż koszt silników.`,
}

/** The same with a name. */
const NAMED: Partial<Readonly<Record<ProblemCode, (about: string) => MessageDescriptor>>> = {
  model_unknown: (about) => msg`Nie ma tu modelu „${about}”. Wybierz inny.`,
  parameters_invalid: (about) => msg`Ten model nie przyjmie takiej wartości parametru „${about}”.`,
  parameter_unknown: (about) => msg`Ten model nie zna parametru „${about}”. Usuń go albo popraw nazwę.`,
  english_too_long: (about) => msg`Tekst po angielsku jest za długi: „${about}”.`,
  reference_unknown: (about) => msg`Nie ma pola ani węzła „${about}”.`,
  reference_later: (about) => msg`Węzeł „${about}” działa dopiero później.`,
  reference_secret: (about) =>
    msg`„${about}” to ukryte słowo: można je sprawdzać tylko w warunkach, gdzie indziej każdy by je przeczytał.`,
}

/** The words of a problem: with the name it is about, where there is one. */
export function problemWords({ code, about }: Pick<TemplateProblem, 'code' | 'about'>): MessageDescriptor {
  return (about === undefined ? undefined : NAMED[code]?.(about)) ?? PROBLEM_WORDS[code]
}
