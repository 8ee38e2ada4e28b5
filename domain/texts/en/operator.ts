/** What employees see of the product. */
export const operator = {
  ago: {
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} days ago`,
  },
  health: {
    title: 'Health',
    asOf: (time: string) => `As of ${time} UTC`,
    again: 'Look again',
    looking: 'Looking…',
    schedules: { minute: 'The schedule of each minute', day: 'The daily schedule' },
    /** `when` as in `ago`. */
    ran: (when: string) => `Ran ${when}`,
    notRan: 'Not known to have run',
    database: (name: string) => `Database ${name}`,
    size: ({ size, share }: { size: string; share: string }) => `${size} MB, ${share} % of 10 GB`,
    triedAgain: (what: string) => `${what} that are tried again`,
    nextTry: ({ count, minutes }: { count: number; minutes: number }) => `${count}, the next in ${minutes} min`,
    failedJobs: 'Failed jobs',
    noFailedJobs: 'None',
    /** `when` as in `ago`; `error` and `state` are of programs. */
    failedJob: ({ error, failures, when, state }: { error: string; failures: number; when: string; state: string }) =>
      `${error}, ${failures} times, last ${when}. ${state}`,
  },
  coach: {
    title: 'Coach',
    writers: {
      openai: 'A model behind the address of OpenAI writes',
      'workers-ai': 'A model of Workers AI writes',
      'own-machine': 'A model on the own machine writes',
      other: 'A model of another service writes',
      composer: 'The composer writes',
    },
    noFaults: 'No faults today',
    withinADay: (count: string) => `${count} within a day`,
    /** The button below a letter. */
    otherLetters: '“Not quite”',
    noOtherLetters: 'Never today',
  },
  messages: {
    title: 'Contact messages',
    empty: 'Nothing to answer',
    /** `when` as in `ago`. */
    from: ({ name, email, when }: { name: string; email: string; when: string }) => `${name}, ${email}, ${when}`,
    fromNotMailed: ({ name, email, when }: { name: string; email: string; when: string }) =>
      `${name}, ${email}, ${when}, not mailed to support yet`,
    answer: 'Answer',
    answered: {
      action: 'Mark as answered',
      title: 'Was this answered?',
      mailed: 'It is deleted here. The support mailbox keeps its mail.',
      notMailed: 'It is deleted here, and the support mailbox did not get it yet.',
    },
  },
  headlines: {
    title: 'Headlines',
    count: ({ all, on }: { all: number; on: number }) => `${all} headlines, ${on} of them on`,
    note: 'The morning prompt opens with one of them, each day with the next.',
    label: 'A new headline',
    hint: 'Up to 80 plain characters, since it opens an SMS too.',
    add: 'Add',
    isOff: 'Off',
    moveUp: 'Move up',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
  },
}
