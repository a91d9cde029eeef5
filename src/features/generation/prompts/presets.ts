import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OptionsOf } from '#domain/generation/options.ts'
import type { FormType } from '../words/formType.ts'
import type { Occasion } from './occasionNames.ts'

/** A good beginning for an occasion: words to be changed, and matching options. */
export interface Preset<Type extends FormType> {
  readonly occasion: Occasion
  readonly prompt: MessageDescriptor
  readonly options: Partial<OptionsOf[Type]>
}

type PresetsOf = { readonly [Type in FormType]: readonly Preset<Type>[] }

export const PRESETS: PresetsOf = {
  image: [
    {
      occasion: 'birthday',
      prompt: msg`Tort z jedną świeczką wśród balonów i konfetti, ciepłe światło, napis „Sto lat!”`,
      options: { style: 'poster', size: '896x1152' },
    },
    {
      occasion: 'christmas',
      prompt: msg`Ośnieżona wieś nocą, świerk z lampkami i gwiazdy, napis „Wesołych Świąt”`,
      options: { style: 'paper-cut', size: '1152x896' },
    },
    {
      occasion: 'wedding',
      prompt: msg`Dwie obrączki na gałązce eukaliptusa, pastelowa zieleń i złoto, dużo miejsca na imiona`,
      options: { style: 'watercolour', size: '896x1152' },
    },
    {
      occasion: 'love',
      prompt: msg`Dwa ptaki na jednej gałęzi, za nimi wielki czerwony księżyc`,
      options: { style: 'linocut', size: '1024x1024' },
    },
    {
      occasion: 'mother',
      prompt: msg`Bukiet piwonii w niebieskim wazonie przy oknie, napis „Dziękuję, Mamo”`,
      options: { style: 'watercolour', size: '896x1152' },
    },
    {
      occasion: 'baby',
      prompt: msg`Miś śpi na chmurze, obok księżyc i małe gwiazdy, spokojne pastele`,
      options: { style: 'natural', size: '1024x1024' },
    },
    {
      occasion: 'thanks',
      prompt: msg`Ozdobny napis „Dziękuję” wśród polnych kwiatów na kremowym tle`,
      options: { style: 'typographic', size: '1152x896' },
    },
    {
      occasion: 'congratulations',
      prompt: msg`Fajerwerki nad miastem nocą, napis „Udało się!”`,
      options: { style: 'vivid', size: '1152x896' },
    },
    {
      occasion: 'wrapping',
      prompt: msg`Gałązki, wiśnie i gwiazdki, czerwień, zieleń i krem`,
      options: { style: 'pattern', size: '1024x1024' },
    },
  ],
  video: [
    {
      occasion: 'birthday',
      prompt: msg`Balony unoszą się nad łąką, spada konfetti, ciepłe popołudnie`,
      options: { style: 'animated', aspect: '9:16' },
    },
    {
      occasion: 'christmas',
      prompt: msg`Śnieg pada na drewnianą chatę nocą, na niebie gwiazdy`,
      options: { style: 'paper-cut', aspect: '16:9' },
    },
    {
      occasion: 'love',
      prompt: msg`Dwa lampiony unoszą się obok siebie nad spokojnym jeziorem o zmierzchu`,
      options: { style: 'realistic', aspect: '16:9' },
    },
    {
      occasion: 'baby',
      prompt: msg`Księżyc i chmury nocą, gwiazdy, spokojne pastele, powoli`,
      options: { style: 'animated', aspect: '1:1' },
    },
    {
      occasion: 'thanks',
      prompt: msg`Polne kwiaty na łące o świcie, motyle, powoli, miękkie światło`,
      options: { style: 'realistic', aspect: '16:9' },
    },
    {
      occasion: 'congratulations',
      prompt: msg`Fajerwerki nad miastem nocą, kamera powoli jedzie w górę`,
      options: { style: 'abstract', aspect: '9:16' },
    },
  ],
  music: [
    {
      occasion: 'birthday',
      prompt: msg`Pogodna melodia na urodziny, pozytywka i gitara`,
      options: { mood: 'joyful', duration: 30 },
    },
    {
      occasion: 'christmas',
      prompt: msg`Kolęda bez słów, dzwonki i smyczki`,
      options: { mood: 'festive', duration: 60 },
    },
    {
      occasion: 'wedding',
      prompt: msg`Uroczysty marsz, smyczki i fortepian`,
      options: { mood: 'solemn', duration: 60 },
    },
    {
      occasion: 'love',
      prompt: msg`Czuła piosenka, gitara i fortepian`,
      options: { mood: 'tender', duration: 30 },
    },
    {
      occasion: 'lullaby',
      prompt: msg`Kołysanka na dobranoc, harfa i pozytywka, powoli`,
      options: { mood: 'calm', duration: 60 },
    },
    {
      occasion: 'congratulations',
      prompt: msg`Energiczna fanfara, gitara i bębny`,
      options: { mood: 'energetic', duration: 15 },
    },
  ],
  speech: [
    {
      occasion: 'birthday',
      prompt: msg`Wszystkiego najlepszego! Niech ten rok przyniesie Ci dużo śmiechu, zdrowia i dobrych ludzi.`,
      options: {},
    },
    {
      occasion: 'mother',
      prompt: msg`Mamo, dziękuję Ci za wszystko, czego nie da się policzyć.`,
      options: {},
    },
    {
      occasion: 'thanks',
      prompt: msg`Dziękuję. Bez Ciebie by się nie udało.`,
      options: {},
    },
  ],
}

/** The beginning of this type for an occasion; undefined where there is none. */
export function presetFor(type: FormType, occasion: Occasion) {
  return [...PRESETS[type]].find((preset) => preset.occasion === occasion)
}
