import type { HelpLanguage } from '../help-openings.ts'

/** The words of the help message after its opening. Someone wrote them; no model and no composer changes them. */
type HelpWords = {
  /** Between two numbers. */
  or: string
  /** `lines` are numbers with the names of their lines. */
  call: (lines: string) => string
  callOrText: (lines: string) => string
  atAnyHour: string
  /** After a line. */
  elsewhere: string
  /** Without a line. */
  find: string
  danger: string
  /** After too many tablets. Without a country, the numbers are not known. */
  dose: (emergency?: string, poison?: string) => string
  closing: string
  callLink: (number: string) => string
  textLink: (number: string) => string
}

export const helpWords: Record<HelpLanguage, HelpWords> = {
  en: {
    or: ' or ',
    call: (lines) => `You can call ${lines}`,
    callOrText: (lines) => `You can call or text ${lines}`,
    atAnyHour: ', at any hour',
    elsewhere: 'Anywhere else, findahelpline.com will show you people who listen in your country and your language.',
    // The United States are named to everyone whose country has no line here, as they were before.
    find: 'In the United States you can call or text 988 at any hour, free and in confidence. Anywhere else, findahelpline.com will show you people who listen in your country and your language.',
    danger:
      'If you might be in danger now, please call your local emergency number, or go to someone who can stay with you.',
    dose: (emergency = 'your local emergency number', poison) =>
      `Please call ${emergency}${poison ? ` or the poison line, ${poison},` : ''} now, even if you feel well: tablets can harm you hours later.`,
    closing:
      'You do not have to explain it well. It is enough to say that it is hard. Please let someone be with you in it.',
    callLink: (number) => `Call ${number}`,
    textLink: (number) => `Text ${number}`,
  },
  es: {
    or: ' o al ',
    call: (lines) => `Puedes llamar al ${lines}`,
    callOrText: (lines) => `Puedes llamar o enviar un SMS al ${lines}`,
    atAnyHour: ', a cualquier hora',
    elsewhere: 'En cualquier otro lugar, findahelpline.com te muestra quién escucha en tu país y en tu idioma.',
    find: 'En findahelpline.com encuentras a personas que escuchan en tu país y en tu idioma.',
    danger:
      'Si ahora pudieras estar en peligro, llama por favor al número de emergencias, o ve con alguien que pueda quedarse contigo.',
    dose: (emergency, poison) =>
      `Por favor, llama ahora al ${emergency ?? 'número de emergencias'}${poison ? ` o al centro de toxicología, ${poison},` : ''} aunque te encuentres bien: las pastillas pueden hacer daño horas después.`,
    closing: 'No hace falta explicarlo bien. Basta con decir que es difícil. Por favor, deja que alguien te acompañe.',
    callLink: (number) => `Llamar al ${number}`,
    textLink: (number) => `SMS al ${number}`,
  },
  de: {
    or: ' oder ',
    call: (lines) => `Du kannst hier anrufen: ${lines}`,
    callOrText: (lines) => `Du kannst hier anrufen oder eine SMS schicken: ${lines}`,
    atAnyHour: ', zu jeder Stunde',
    elsewhere: 'Überall sonst zeigt dir findahelpline.com, wer in deinem Land und in deiner Sprache zuhört.',
    find: 'Auf findahelpline.com findest du Menschen, die in deinem Land und in deiner Sprache zuhören.',
    danger:
      'Wenn du jetzt in Gefahr sein könntest, ruf bitte den Notruf an, oder geh zu jemandem, der bei dir bleiben kann.',
    dose: (emergency, poison) =>
      `Bitte ruf jetzt ${emergency ? `die ${emergency}` : 'den Notruf'}${poison ? ` oder den Giftnotruf, ${poison},` : ''} an, auch wenn es dir gut geht: Tabletten können noch Stunden später schaden.`,
    closing:
      'Du musst es nicht gut erklären. Es reicht zu sagen, dass es schwer ist. Bitte lass jemanden bei dir sein.',
    callLink: (number) => `${number} anrufen`,
    textLink: (number) => `SMS an ${number}`,
  },
  fr: {
    or: ' ou le ',
    call: (lines) => `Tu peux appeler le ${lines}`,
    callOrText: (lines) => `Tu peux appeler, ou envoyer un SMS, au ${lines}`,
    atAnyHour: ', à toute heure',
    elsewhere: 'Partout ailleurs, findahelpline.com te montre qui écoute, dans ton pays et dans ta langue.',
    find: 'Sur findahelpline.com, tu trouveras des personnes qui écoutent, dans ton pays et dans ta langue.',
    danger:
      'Si tu es peut-être en danger maintenant, appelle les urgences, ou rejoins quelqu’un qui puisse rester avec toi.',
    dose: (emergency, poison) =>
      `Appelle maintenant ${emergency ? `le ${emergency}` : 'les urgences'}${poison ? ` ou le centre antipoison, ${poison},` : ''} même si tu te sens bien\u00a0: des comprimés peuvent nuire des heures plus tard.`,
    closing:
      'Il n’est pas nécessaire de bien l’expliquer. Il suffit de dire que c’est dur. Laisse quelqu’un être là, avec toi.',
    callLink: (number) => `Appeler le ${number}`,
    textLink: (number) => `SMS au ${number}`,
  },
  pt: {
    or: ' ou o ',
    call: (lines) => `Você pode ligar para o ${lines}`,
    callOrText: (lines) => `Você pode ligar ou enviar um SMS para o ${lines}`,
    atAnyHour: ', a qualquer hora',
    elsewhere: 'Em qualquer outro lugar, findahelpline.com mostra quem escuta no seu país e na sua língua.',
    find: 'Em findahelpline.com você encontra pessoas que escutam no seu país e na sua língua.',
    danger:
      'Se você pode estar em perigo agora, por favor ligue para o número de emergência, ou procure alguém que possa ficar por perto.',
    dose: (emergency, poison) =>
      `Por favor, ligue agora para o ${emergency ?? 'número de emergência'}${poison ? ` ou para o centro de intoxicações, ${poison},` : ''} mesmo que você se sinta bem: os comprimidos podem fazer mal horas depois.`,
    closing: 'Não é preciso explicar bem. Basta dizer que está difícil. Por favor, deixe alguém ficar ao seu lado.',
    callLink: (number) => `Ligar para ${number}`,
    textLink: (number) => `SMS para ${number}`,
  },
  it: {
    or: ' o ',
    call: (lines) => `Puoi chiamare il numero ${lines}`,
    callOrText: (lines) => `Puoi chiamare, o mandare un SMS, al numero ${lines}`,
    atAnyHour: ', a qualsiasi ora',
    elsewhere: 'In qualsiasi altro luogo, findahelpline.com ti mostra chi ascolta nel tuo paese e nella tua lingua.',
    find: 'Su findahelpline.com trovi persone che ascoltano nel tuo paese e nella tua lingua.',
    danger:
      'Se adesso potresti essere in pericolo, chiama per favore il numero di emergenza, o va’ da qualcuno che possa restare con te.',
    dose: (emergency, poison) =>
      `Per favore, chiama subito il ${emergency ?? 'numero di emergenza'}${poison ? ` o il centro antiveleni, ${poison},` : ''} anche se ti senti bene: le compresse possono fare male ore dopo.`,
    closing: 'Non devi spiegarlo bene. Basta dire che è difficile. Per favore, lascia che qualcuno ti stia accanto.',
    callLink: (number) => `Chiama ${number}`,
    textLink: (number) => `SMS al ${number}`,
  },
}
