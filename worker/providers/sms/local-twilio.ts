import type { SmsSender } from './sms-sender.ts'
import { localTwilioAccount, signatureOf } from './twilio-request.ts'

/** Takes the place of Twilio where no key is set: calls the webhook as Twilio does, and delivers the answer to the outbox. */
export type LocalTwilio = { receive(sms: { from: string; text: string }): Promise<void> }

export function createLocalTwilio({ origin, outbox }: { origin: string; outbox: SmsSender }): LocalTwilio {
  return {
    async receive({ from, text }) {
      const url = `${origin}/api/sms/inbound`
      const parameters = {
        AccountSid: localTwilioAccount.accountSid,
        MessageSid: `SM${crypto.randomUUID().replaceAll('-', '')}`,
        From: from,
        To: '+12025550100',
        Body: text,
      }
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'X-Twilio-Signature': await signatureOf(localTwilioAccount.authToken, url, Object.entries(parameters)),
        },
        body: new URLSearchParams(parameters),
      })
      let answer = ''
      const reader = new HTMLRewriter().on('message', { text: ({ text: piece }) => void (answer += piece) })
      await reader.transform(new Response(await reply.text())).arrayBuffer()
      if (answer !== '') await outbox.send({ to: from, text: unescaped(answer), validSeconds: 60 })
    },
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
