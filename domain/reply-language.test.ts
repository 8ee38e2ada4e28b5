import { describe, expect, it } from 'vitest'
import { composeLetter } from './coach/letter.ts'
import { languageOfReply } from './reply-language.ts'
import { seemsEnglish } from './seems-english.ts'

/** By language, what a model may write. */
const replies = {
  de: 'June, der Regen auf dem Dach und ein Brief von Ida: das klingt nach einem ruhigen Morgen.',
  es: 'June, la lluvia en el tejado y una carta de Ida: una mañana tranquila, con tiempo para ti.',
  fr: 'June, la pluie sur le toit et une lettre d’Ida : un matin calme, avec du temps pour toi.',
  pt: 'June, a chuva no telhado e uma carta da Ida: uma manhã calma, com tempo para você.',
  it: 'June, la pioggia sul tetto e una lettera di Ida: un mattino calmo, con il tempo per te.',
  nl: 'June, de regen op het dak en een brief van Ida: dat is een rustige ochtend voor jou.',
  sv: 'June, regnet på taket och ett brev från Ida: det är en lugn morgon för dig.',
  da: 'June, regnen på taget og et brev fra Ida: det er en rolig morgen til dig.',
  nb: 'June, regnet på taket og et brev fra Ida: det er en rolig morgen for deg.',
  pl: 'June, deszcz na dachu i list od Idy: to jest spokojny poranek, tak jak chcesz.',
  tr: 'June, çatıdaki yağmur ve Ida için bir mektup: bu sakin sabah senin için ne güzel.',
  ja: 'June、屋根の雨と友達からの手紙、静かな朝ですね。',
  ko: '지붕 위의 비와 편지, 조용한 아침이네요.',
  zh: '屋顶上的雨和一封信，多么安静的早晨。',
  ru: 'Дождь на крыше и письмо от Иды: какое спокойное утро.',
  uk: 'Дощ на даху і лист від Іди: який спокійний ранок.',
  el: 'Η βροχή στη στέγη και ένα γράμμα: ένα ήσυχο πρωινό.',
  he: 'הגשם על הגג ומכתב מאידה: בוקר שקט.',
  ar: 'المطر على السطح ورسالة من إيدا: صباح هادئ.',
}

describe('the language of a reply', () => {
  it.each(Object.entries(replies))('is found: %s', (language, reply) => {
    expect(languageOfReply(reply)).toBe(language)
    expect(seemsEnglish(reply)).toBe(false)
  })

  it.each([
    'June, “Regen auf dem Dach” is a good beginning, and a letter from Ida is one to keep.',
    'Rain on the roof. That is a morning.',
    'June, sade katolla ja kirje Idalta: rauhallinen aamu.',
    '☀️',
    '',
  ])('is not said of English, and not of what its words do not show: %s', (reply) => {
    expect(languageOfReply(reply)).toBeUndefined()
  })

  it.each([
    ['en', 'Rain on the roof\nA letter from Ida', 'Call home\nWalk to the river'],
    ['de', 'Regen auf dem Dach\nein Brief von Ida', 'zum Fluss gehen\nzu Hause anrufen'],
    ['es', 'La lluvia en el tejado\nuna carta de mi hermana', 'llamar a casa\ncaminar hasta el río'],
    ['fr', 'La pluie sur le toit\nune lettre de ma sœur', 'appeler à la maison\nmarcher jusqu’à la rivière'],
    ['pt', 'A chuva no telhado\numa carta da minha irmã', 'ligar para casa\ncaminhar até o rio'],
    ['it', 'La pioggia sul tetto\nuna lettera di mia sorella', 'chiamare a casa\ncamminare fino al fiume'],
  ])('is found in each letter of the composer: %s', (language, gratitudeText, goalsText) => {
    for (let day = 10; day < 30; day += 1) {
      const texts = { gratitudeText, goalsText }
      const { text } = composeLetter({ personId: 'p', name: 'June', date: `2026-11-${day}`, premium: false, ...texts })
      expect([languageOfReply(text) ?? 'en', text]).toEqual([language, text])
      expect([seemsEnglish(text), text]).toEqual([language === 'en', text])
      // The day after shows one of its sentences.
      for (const sentence of text.split(/(?<=[.])\s/))
        expect([languageOfReply(sentence) ?? 'en', sentence]).toEqual([language, sentence])
    }
  })
})
