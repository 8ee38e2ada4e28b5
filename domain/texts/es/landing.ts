import type { Texts } from '../type.ts'

export const landing: Texts['landing'] = {
  title: 'Tres cosas que agradecer, tres pequeños logros y\u00A0una\u00A0respuesta que los\u00A0ha\u00A0leído.',
  start: 'Vamos',
  preview: 'Ver un adelanto',
  writtenByModel: (model: string) =>
    `La carta del adelanto puede escribirla ${model}. Para eso lee tus líneas, y no guarda nada.`,
  empty: 'Todavía no hay nada escrito. Basta una línea para empezar.',
  sample: {
    name: 'Lucía',
    gratitudeText:
      'la llamada de mi hermana, para hablar de todo y de nada\nla lluvia en el tejado toda la noche\nel primer café, antes que nadie',
    goalsText: 'mandar el formulario\ncaminar hasta el río y volver\nuna tarjeta para mamá',
    reply:
      'Vuelvo a estas palabras: «la llamada de mi hermana, para hablar de todo y de nada». En tu lista de hoy dice «caminar hasta el río y volver».',
  },
  letter: {
    title: 'Escribes seis líneas. Te llega una carta.',
    note: 'La respuesta a estas seis líneas, palabra por palabra.',
    writtenAt: 'Escrita a las 6:42',
  },
  week: {
    title: 'Así se ve una semana.',
    note: 'Cinco mañanas de siete, cada una con las colinas de sus propias líneas. Un día sin escribir es solo un día, y aquí nadie te lo va a reprochar.',
    days: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
    isWritten: ', con página',
    isNotWritten: ', sin página',
  },
  privacy: {
    title: 'Lo que escribes es tuyo.',
    promise:
      'Tus páginas se guardan solo para ti. No las vendemos, ningún anuncio se elige por ellas y aquí no hay rastreadores. En cualquier plan puedes llevártelo todo, o borrarlo. [Cómo cumplimos esta promesa]',
  },
  cost: {
    title: 'Lo que cuesta.',
    plans: (price: string) =>
      `Tu página y su carta no cuestan nada, y están junto a un anuncio. Premium cuesta ${price} al mes: sin anuncios, con un diario privado, metas, los destacados de cada semana y todas las mañanas que has escrito.`,
  },
  footer: {
    privacy: 'Privacidad',
    terms: 'Términos',
    accessibility: 'Accesibilidad',
    contact: 'Contacto',
  },
}
