import type { Texts } from '../type.ts'

export const calendar: Texts['calendar'] = {
  failed: 'Não foi possível buscar este ajuste',
  off: {
    label: 'Desligado',
    value: 'Nenhum calendário vê suas metas.',
    forPremium: 'Parte do Premium, como as metas.',
  },
  on: { label: 'Ligado', value: (day: string) => `Desde ${day}.` },
  make: 'Criar endereço',
  making: 'Criando…',
  renew: 'Novo endereço',
  renewal: {
    title: 'Criar um novo endereço?',
    description: 'A partir daí, o anterior não mostra mais nada. Seu calendário precisa do novo.',
    action: 'Criar novo endereço',
  },
  end: 'Desligar',
  address: {
    label: 'Endereço para seu calendário',
    hint: 'Ele só aparece agora. Adicione-o como calendário por URL. Quem tiver o endereço pode ler os títulos das suas metas.',
    copy: 'Copiar endereço',
    copied: 'Copiado',
  },
}
