import type { PushContent } from '#domain/push'

type About = { message: string; person: string }

/** A locked screen shows it to everyone who is near: it has the headline and nothing that the person wrote. */
export function promptPush({
  headline,
  date,
  offersLater,
  ...about
}: About & { headline: string; date: string; offersLater: boolean }): PushContent {
  return {
    ...about,
    kind: 'prompt',
    date,
    offersLater,
    title: headline,
    body: 'Three things you are grateful for, three small wins.',
    path: '/?respond=true',
  }
}

export function testPush(about: About): PushContent {
  return {
    ...about,
    kind: 'test',
    title: 'A test, as you asked',
    body: 'Notifications from Firstlight find you here.',
    path: '/settings',
  }
}
