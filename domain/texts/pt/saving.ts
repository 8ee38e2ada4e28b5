import type { Texts } from '../type.ts'

export const saving: Texts['saving'] = {
  sending: 'Enviando',
  waits: 'Salvo neste aparelho. Será enviado quando a conexão voltar.',
  onlyInPage:
    'Este navegador não tem espaço para suas palavras: elas estão só nesta tela. Mantenha-a aberta até que sejam enviadas.',
  untilSaved: 'Neste aparelho até ser salvo',
  notSent: 'Ainda não foi enviado. Está salvo neste aparelho.',
  discarded: 'Mudanças descartadas',
  signedOut: 'Nada se perdeu. Entre e continue de onde parou.',
  entry: {
    saved: {
      title: 'Página salva!',
      description: 'Sua página da manhã foi salva, e a carta foi escrita.',
    },
    notSaved: {
      title: 'Não foi possível salvar a página',
      waits: 'Sua página está salva neste aparelho e será enviada quando a conexão voltar.',
    },
    updated: { title: 'Página atualizada', description: 'Suas mudanças foram salvas.' },
    notUpdated: { title: 'Não deu certo', description: 'A página não foi atualizada' },
    diarySaved: 'Diário salvo',
    diaryNotSaved: 'Não foi possível salvar o diário',
    lookBackSaved: 'Balanço salvo',
  },
  marksNotSaved: {
    doneItems: 'Não foi possível marcar a pequena vitória',
    mood: 'Não foi possível salvar o tom do dia',
  },
}
