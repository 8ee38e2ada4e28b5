import type { Texts } from '../type.ts'

const goals = 'METAS'

// An SMS with ã, á, ê, í, ó, ú or ç has 70 characters in place of 160, so the words have none where that reads well.
export const smsTexts: Texts['smsTexts'] = {
  goals,
  code: (code: string) => `${code} é seu código do Firstlight, por dez minutos. Não pediu? Ignore.`,
  prompt: ({ headline, link }: { headline: string; link: string }) =>
    `${headline}\n\nResponda com seus agradecimentos, um por linha, depois a palavra ${goals}, depois suas metas de hoje. Ou escreva aqui: ${link}\n\nFirstlight. STOP encerra.`,
  test: 'Um teste do Firstlight, como pediu. O convite para escrever chega aqui também.\n\nSTOP encerra os SMS.',
  stopped: 'O Firstlight encerrou seus SMS. Responda START para receber de novo.',
  help: ({ settings, contact }: { settings: string; contact: string }) =>
    `O Firstlight envia um convite para escrever. Escreva e mude os ajustes aqui: ${settings}\nSTOP encerra os SMS, START retoma. Perguntas: ${contact}`,
  unknownNumber: (settings: string) =>
    `Nada deste SMS foi salvo: nenhuma conta confirmou este telefone. Confirme nos Ajustes: ${settings}`,
  written: ({ weekday, link }: { weekday: string; link: string }) =>
    `Sua página de ${weekday} está escrita. Uma carta espera por você: ${link}`,
  writtenBefore: ({ weekday, link }: { weekday: string; link: string }) =>
    `Sua página de ${weekday} já estava escrita, e nada entrou nela. Você pode mudá-la aqui: ${link}`,
  isMoving: 'Nada deste SMS foi salvo: estamos mudando seus textos de lugar. Envie de novo em um minuto.',
  unclear: `Recebemos suas linhas. Quais delas agradecem, e quais dizem suas metas de hoje? Envie tudo de novo em um SMS, com a palavra ${goals} em uma linha entre as duas partes. Antes disso nada fica salvo.`,
  unclearAgain: (link: string) =>
    `Nem este SMS foi salvo. Quando salvamos algo, respondemos que foi escrito; hoje os outros SMS ficam sem resposta. Escreva também aqui: ${link}`,
}
