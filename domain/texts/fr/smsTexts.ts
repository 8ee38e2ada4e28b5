import type { Texts } from '../type.ts'

const goals = 'OBJECTIFS'

// Of the alphabet of SMS only: no ê, ô or ç, and straight apostrophes.
export const smsTexts: Texts['smsTexts'] = {
  goals,
  code: (code) =>
    `${code} est ton code Firstlight. Il est valable dix minutes. Si tu ne l'as pas demandé, ignore ce SMS.`,
  prompt: ({ headline, link }) =>
    `${headline}\n\nRéponds avec tes mercis, un par ligne, puis le mot ${goals}, puis tes petites victoires. Ou écris ici : ${link}\n\nFirstlight. STOP y met fin.`,
  test: "Un test de Firstlight, comme tu l'as demandé. Le mot du matin t'arrive ici aussi.\n\nSTOP met fin à nos SMS.",
  stopped: "Firstlight ne t'envoie plus de messages. START les fait reprendre.",
  help: ({ settings, contact }) =>
    `Firstlight t'envoie un mot le matin. Ta page et les réglages : ${settings}\nSTOP met fin à ces messages, START les fait reprendre. Questions : ${contact}`,
  unknownNumber: (settings) =>
    `Rien de ce message n'a été enregistré : aucun compte n'a confirmé ce numéro. Tu peux le confirmer dans Réglages : ${settings}`,
  written: ({ weekday, link }) => `Ta page de ${weekday} est écrite. Une lettre t'y attend : ${link}`,
  writtenBefore: ({ weekday, link }) =>
    `Ta page de ${weekday} est déjà écrite, et rien n'y a été ajouté. Tu peux la changer ici : ${link}`,
  isMoving:
    "Ce message n'a pas été enregistré, car ton carnet est en train de changer de place. Renvoie-le dans une minute.",
  unclear: `Merci. Quelles lignes sont des mercis, et lesquelles de petites victoires ? Renvoie-les en un seul message, avec le mot ${goals} sur une ligne entre les deux. D'ici là, rien n'est enregistré.`,
  unclearAgain: (link) =>
    `Ce message n'a pas été enregistré non plus. Une page est enregistrée quand nous répondons qu'elle est écrite ; il n'y a plus de réponse aux autres messages aujourd'hui. Tu peux aussi écrire ta page ici : ${link}`,
}
