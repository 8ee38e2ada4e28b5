/** The whole page: words in brackets are links, between stars strong. */
export const terms = {
  title: 'Terms of Service',
  description: 'What you can expect from Firstlight, and what it expects from you.',
  effective: 'Effective date: [January 20, 2025]',
  sections: (price: string) => ({
    what: {
      title: 'What Firstlight is',
      body: [
        'Firstlight is a place to write, each morning, what you are grateful for and what you want to do, and to read a reply. By using it you agree to this page and to our [privacy page]. If you do not agree, please do not use it.',
      ],
    },
    whatNot: {
      title: 'What it is not',
      body: [
        'Firstlight is not medical advice, therapy or a crisis service, and the replies are written by a machine that can be wrong. Nobody watches over what you write, so nobody here would notice that you need help. Please do not rely on Firstlight for decisions about your health.',
        'If you are in danger, or thinking of hurting yourself, call your local emergency number now. In the United States and Canada you can call or text 988 at any hour. In other countries, findahelpline.com lists people who will listen.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        [
          'You are 16 or older.',
          'The e-mail address and phone number you give are your own.',
          'Keep your password to yourself. If you think that somebody knows it, set a new one; that ends every sign-in and the address of your calendar.',
          'One account is for one person.',
        ],
      ],
    },
    writing: {
      title: 'What you write',
      body: [
        'It remains yours. You allow us to store it, to show it to you and to have the reply written from it, as the privacy page says, and nothing more. The replies are yours to use as well.',
      ],
    },
    fairUse: {
      title: 'Fair use',
      body: [
        'Please do not break the law with Firstlight, try to reach other people’s data, get around its limits, or send it automated traffic that burdens others. We may pause an account that does, and we tell you why when we can.',
      ],
    },
    plans: {
      title: 'Plans and payment',
      body: [
        `The free plan costs nothing and shows places for ads. Premium costs ${price} a month. Stripe handles the payments, and the following holds:`,
        [
          '**Trial:** your first Premium subscription begins with a free trial of seven days, once per person, unless the words beside the button say something else. They always say what will be charged and on which day, and an e-mail reminds you before the first charge. If you cancel before that day, nothing is charged.',
          '**Renewal:** Premium renews each month until you cancel.',
          '**Cancelling:** in Settings, under Subscription, at any time. Premium stays until the end of the time you have paid for; there is no charge after that.',
          '**Refunds:** parts of a month are not paid back, unless the law where you live gives you that right. If something went wrong, write to us and we will look for a fair answer.',
          '**A payment that fails:** Stripe tries it again for a while and Premium goes on meanwhile. If it keeps failing, your account returns to the free plan.',
          '**After Premium:** nothing is deleted. You can still read and delete your goals and export everything you wrote.',
          '**A new price:** we tell you at least 30 days before, and you can cancel until then.',
        ],
      ],
    },
    textMessages: {
      title: 'Text messages',
      body: [
        'Texts come only if you turn them on and confirm your number: one a morning at most, besides codes and tests that you ask for, and at most one in return for each text that you send us. Your carrier may charge for messages and data. Reply STOP to end them and HELP for help. Delivery depends on carriers and cannot be promised.',
      ],
    },
    leaving: {
      title: 'Leaving',
      body: [
        'You can delete your account in [Settings] whenever you like; that removes what you wrote, and ends your subscription if you have one. If we ever had to close Firstlight, we would tell you in time to export it all, and give back what you paid for days that you could not use.',
      ],
    },
    promises: {
      title: 'What we promise, and what we cannot',
      body: [
        'We take care to keep Firstlight running and what you write safe. We cannot promise that it never fails, so please export now and then what you could not bear to lose. As far as the law allows, we are not liable for indirect losses, and no further than what you paid us in the twelve months before. This does not limit liability for intent or gross negligence, or for harm to life or health, nor any right that the law of the place where you live gives you and no contract can take away.',
      ],
    },
    changes: {
      title: 'Changes',
      body: [
        'When we change these terms in a way that matters to you, we tell you by e-mail or in the app at least 14 days before. If you go on using Firstlight after that, the new terms hold; if you would rather not, you can leave at any time.',
      ],
    },
    questions: { title: 'Questions', body: ['[Write to us]. We answer within 24 hours.'] },
  }),
}
