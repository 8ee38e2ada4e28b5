/** The morning of the landing page, beside its lines (`landing.sample`). The composer writes that reply to it. */
export const sampleMorning = { personId: 'landing 7', date: '2026-11-07', isMorning: true, premium: false } as const
