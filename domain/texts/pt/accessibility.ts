import type { Texts } from '../type.ts'

export const accessibility: Texts['accessibility'] = {
  title: 'Acessibilidade',
  description: 'Para quem o Firstlight foi testado, como, e o que ainda não funciona.',
  effective: 'Última revisão em [28 de novembro de 2026]',
  sections: {
    aim: {
      title: 'O que queremos',
      body: [
        'Que todas as pessoas possam escrever e ler aqui. Nossa medida são as WCAG 2.2, nível AA: as diretrizes de acessibilidade para conteúdo da web, do W3C.',
      ],
    },
    everyChange: {
      title: 'O que é testado a cada mudança',
      body: [
        [
          'axe-core, em todas as telas, para visitantes e para cada plano, no tema claro e no escuro.',
          'Uma janela de 320 pixels, e texto com o dobro do tamanho: nada rola para o lado.',
          'Só o teclado: da primeira linha, passando pela criação da conta e pela carta, até uma página editada.',
          'Menos movimento, quando seu aparelho pede.',
        ],
        'Tudo isso é feito no Chromium. No Firefox, testamos o caminho da primeira linha até a carta.',
      ],
    },
    tried: {
      title: 'O que foi testado em 28 de novembro de 2026',
      body: [
        [
          'HTML CodeSniffer 2.5.1 e o accessibility checker engine 4.0.34, da IBM, em todas as telas, fora e dentro da conta, no tema claro e no escuro. Eles acharam dois formulários sem nome, que foram corrigidos. O da IBM também aponta links atrás de uma janela aberta, aos quais o teclado não chega. Nenhum dos dois consegue medir palavras sobre a imagem do céu; um teste nosso consegue.',
          'Cores forçadas, como o Chromium as simula. As chaves não mostravam se estavam ligadas, e alguns botões pareciam texto. As duas coisas foram corrigidas.',
          'A ordem dos títulos: nenhum nível é pulado em nenhuma tela.',
        ],
      ],
    },
    unknown: {
      title: 'O que não sabemos, e o que não funciona',
      body: [
        [
          'Ninguém que usa leitor de tela, acionador ou a própria voz testou o Firstlight para nós, e nós não o usamos com um leitor de tela. Ferramentas acham só uma parte do que está errado.',
          'Não testamos no Safari, nem com cores forçadas no próprio Windows.',
          'O formulário de pagamento é feito pela Stripe. Não o testamos.',
          'As colinas de um dia são uma imagem do que você escreveu. Um rótulo diz o dia e como ele foi; a forma das colinas não está em palavras.',
        ],
      ],
    },
    help: {
      title: 'Se algo atrapalha você',
      body: [
        'Conte para nós na [página de contato]: o que você queria fazer, com qual aparelho e com qual programa. Respondemos em até 24 horas.',
      ],
    },
  },
}
