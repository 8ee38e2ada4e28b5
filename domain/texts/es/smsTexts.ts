import type { Texts } from '../type.ts'

const goals = 'METAS'

/** The alphabet of SMS has é and ñ, and no other letter with an accent: these texts have none. */
export const smsTexts: Texts['smsTexts'] = {
  goals,
  code: (code: string) => `${code} es tu clave de Firstlight. Vale diez minutos. Si no la pediste, no hagas nada.`,
  prompt: ({ headline, link }: { headline: string; link: string }) =>
    `${headline}\n\nResponde con lo que agradeces (una cosa debajo de otra), luego la palabra ${goals} y luego tus pequeños logros. O escribe en: ${link}\n\nFirstlight. STOP lo termina.`,
  test: 'Una prueba de Firstlight, como pediste. El aviso de la mañana te llega también por SMS.\n\nSTOP termina nuestros SMS.',
  stopped: 'Ya no recibes mensajes de Firstlight. Con START vuelven.',
  help: ({ settings, contact }: { settings: string; contact: string }) =>
    `Firstlight te manda un aviso cada mañana. Para escribir y para los ajustes: ${settings}\nSTOP termina estos mensajes, START los trae de vuelta. Preguntas: ${contact}`,
  unknownNumber: (settings: string) =>
    `Este mensaje no se guarda, porque ninguna cuenta ha confirmado este teléfono. Puedes confirmarlo en Ajustes: ${settings}`,
  written: ({ weekday, link }: { weekday: string; link: string }) =>
    `Tu hoja del ${weekday} ya tiene tus palabras. Te espera una carta en: ${link}`,
  writtenBefore: ({ weekday, link }: { weekday: string; link: string }) =>
    `Tu hoja del ${weekday} ya estaba escrita, y queda como estaba. Puedes cambiarla en: ${link}`,
  isMoving:
    'Este mensaje no se guarda, porque ahora mismo estamos mudando tu cuenta. Por favor, vuelve a enviarlo en un minuto.',
  unclear: `Gracias. ¿Qué agradeces, y qué son pequeños logros? Por favor, manda todo otra vez en un solo mensaje: lo que agradeces, debajo la palabra ${goals}, y debajo tus pequeños logros. Hasta entonces no se guarda nada.`,
  unclearAgain: (link: string) =>
    `Tampoco este mensaje se guarda. Cuando guardamos uno, te lo decimos; a otros mensajes hoy ya no respondemos. También puedes escribir en: ${link}`,
}
