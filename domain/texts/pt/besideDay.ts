import type { Texts } from '../type.ts'

export const besideDay: Texts['besideDay'] = {
  mood: { question: 'Como está este dia?', hint: 'Escolha de novo para desfazer.' },
  carriedOver: 'Na página de amanhã, salvo neste aparelho.',
  takeBack: 'Trazer de volta',
  onThisDay: 'Neste dia',
}
