/** The whole page: words in brackets are links, between stars strong, between backticks what programs call a thing. */
export const privacy = {
  title: 'Privacy Policy',
  description: 'What Firstlight keeps, where it goes, and how to take it back.',
  effective: 'Effective date: [January 20, 2025], last changed November 28, 2026',
  /** `who` is known where the settings name it. */
  sections: (who: string | undefined) => ({
    inShort: {
      title: 'In short',
      body: [
        'What you write in Firstlight is yours. We keep it so that you can read it again, we do not sell it, and nobody uses it to build a picture of you for advertising. You can download all of it, and delete it, at any time.',
      ],
    },
    responsible: {
      title: 'Who is responsible',
      body: [
        `${who ?? 'Whoever runs this site'} is responsible for it. You reach us through the [contact page].`,
        'We handle your account, your pages, messages that you switched on and payments because you asked us for them (GDPR, Art. 6 (1) b). What you write can say much about your health, your faith or your life; we keep it, and let a model read it, only because you agreed to that (Art. 9 (2) a), and you can take that back at any time. Counts against misuse and our technical log rest on our interest in a service that works (Art. 6 (1) f), invoices on the law (Art. 6 (1) c).',
      ],
    },
    kept: {
      title: 'What we keep',
      body: [
        [
          '**Your account:** name, username, e-mail address, phone number, time zone, preferred morning time. Your password is kept only as a salted hash, from which it cannot be read back. If you sign in with Google or Apple, we keep the number by which they know you and, if they send it, the address of your picture. Of a passkey we keep the public half, which opens nothing by itself.',
          '**What you write:** gratitudes, small wins and the replies to them, your diary, your evening, the sun you choose for a day, and your goals.',
          '**Your sign-ins:** for each one, the kind of browser and the days on which it began and was last used, so that you can see them and end them.',
          '**Your plan:** whether you have Premium and until when, the numbers by which Stripe knows you, and those of its notices about your payments.',
          '**What we sent you:** of each prompt, reminder and weekly mail, when it was due and what became of it, not its words.',
          '**Your devices with notifications:** for each one, the address and the keys that its browser gave us, until you switch notifications off or sign out there.',
          '**What you write to us:** the name, e-mail address, subject and message from the contact form.',
        ],
        'To hold off people who guess passwords or flood the service, we count tries and calls by network address and by account. These counts are deleted after about a day. Our technical log notes which address on our site was asked for and what went wrong, never what you wrote. Of one request in a hundred it also notes for seven days how long each part took, with the kind of browser and the town that Cloudflare takes the connection to come from.',
      ],
    },
    browser: {
      title: 'What stays in your browser',
      body: [
        'We set these cookies, and no others. None of them follows you.',
        [
          '`__Host-firstlight_session` keeps you signed in: 30 days without use, 90 days at most.',
          '`__Host-firstlight_signed_out` names you after a sign-out until our server knows of it: at once, or, without a connection, when your browser reaches us again.',
          '`__Host-firstlight_known` shows for a year that this browser has signed in to your account, so that people elsewhere who guess passwords do not hold you up. It holds no name and opens nothing.',
          '`__Host-firstlight_google` and `__Host-firstlight_apple` are there while you sign in with Google or Apple, or link them, for ten minutes: they show that it was you who asked.',
          '`__Host-firstlight_pending` holds your place, for ten minutes, if Google or Apple did not send your name or address and we have to ask.',
          '`language` holds, for a year, the language that you chose for the pages.',
        ],
        'Your browser also keeps the following, which you can delete there at any time.',
        [
          'Until you delete it: what you have typed and we have not stored (keys that begin with `change:`), what you wrote before signing in, if it waits for a place (`guestTexts:`), how far an import came that is not finished (`import:`), who is signed in (`person`), your choice of a light or dark page (`theme`), that it has our typeface (`sans`), a time zone for which you kept your own (`keptZone:`), and a count of diary saves (`diarySaveCount`), which goes when you sign out.',
          'Until you close the tab: what you wrote before signing in (`landingGratitude`, `landingGoals`, `guestDiaryText`), what of it you sent, whose it is and how far it is stored (`guestTextsSent`, `guestTextsOwner`, `guestTextsTaken`, `guestDataSaved`), a message to us that you have not sent (`contactSubject`, `contactMessage`), what you filled in to sign up, without the password (`signUpEmail`, `signUpName`, `signUpUsername`, `signUpPhone`), for whom the tab was open (`personOfTab`), the page you were going to (`redirectAfterAuth`), whether you pressed Sign In (`askedTab`), whether days follow our clock instead of a wrong one of this device (`followsServer`), and a random number for counting ads (`sessionId`).',
        ],
        'While you are signed in, the browser also keeps a small script of ours that opens Firstlight without a connection and shows notifications where they are on. It keeps the files of the site, which hold no word of yours. Beside it lies a database (`kept`) with your name, your settings, your goals and your pages of the last year, so that you can read and write without a connection. It goes when you sign out, when somebody else signs in, and when your session has ended and the browser comes back to us. You can switch it off for a device in Settings, under Keep my days on this device (`keepsDays`).',
        'There are no trackers and no analytics scripts.',
      ],
    },
    place: {
      title: 'Where it is kept',
      body: [
        'Firstlight runs on Cloudflare. Your data lies in Cloudflare’s database (D1), and sign-ins also in its key-value store (KV). It is encrypted on its way to us and where it is stored. Cloudflare handles it on our behalf and may do so in countries other than yours. Cloudflare, OpenAI, Resend, Stripe and Twilio are companies of the United States. What goes to them goes there under the standard contractual clauses of the European Union or its decision on the EU-US Data Privacy Framework.',
      ],
    },
    reply: {
      title: 'How your reply is written',
      body: [
        'When you send your gratitudes and goals, a reply is written for you. Our own server writes it unless you have agreed that a model may; you are asked before the first letter, and can change it in Settings. If an OpenAI service is connected, and you agreed, it is given your name, your gratitudes and goals of the day and, with Premium, those of your last seven entries and your active goals: at most 2,000 characters of each field. Without Premium it may be told once a week on which of those days a line of today was there as well. If you say that a reply did not fit, it is given that reply too. It never gets your e-mail address, your phone number or your diary. Each request asks OpenAI to store nothing, and its terms say that text sent in this way is not used to train its models.',
        'With Premium you can ask your journal. If you agreed that a model may write your letters, it is then given your question and at most twelve sentences of your gratitudes and goals, with their days; again nothing of your diary, and no page that seems to speak of harming yourself. Neither the question nor the answer is kept.',
        'If it is not connected, and you agreed, a model that Cloudflare runs (Workers AI) may be given the same, and nothing more. Where there is no model, or it does not answer, our own server composes the reply from your words and nothing leaves it. The demo reply that you can see before you sign up may be written by the model that the page names, and we do not store its text.',
        'The reply is written by a machine. No decision about you is made with it. Words of yours that seem to speak of harming yourself are noticed by our own server and sent to nobody; a fixed message that points to help takes the place of the reply. Neither such a page nor a goal that speaks of it is given to a model on a later day.',
      ],
    },
    messages: {
      title: 'E-mails, text messages and notifications',
      body: [
        'E-mails come when you ask for one, such as a code or a link for a new password, when something happens to your account, and as Settings says: the morning prompt, with the first line of the page of the day before if you choose so, reminders with the title of the goal, and with Premium the weekly mail, with the words that came most often in your gratitude. A page or a goal about hurting oneself is in none of them. Cloudflare or Resend carries them and sees the address and the message in order to deliver it. If one comes back for good, it tells us, and we send no more there until you confirm the address again. If one is called spam, until then we send only what you ask for and what concerns the safety of your account. If you answer the morning mail, your words become your page and the letter comes back by mail; your mail itself is not kept.',
        'Text messages come only after you have switched them on and confirmed your number. Twilio carries them and sees the number and the words. We have it delete each message after it was stored or delivered; that there was one, when, and between which numbers stays in its records and invoices. If you answer STOP, we keep the number on a list of those to which nothing is sent, also after your account is deleted, until you answer START.',
        'Notifications on a device come only after you have switched them on there. They hold a line of ours and no word of yours. The push service of your browser (Google, Mozilla, Microsoft or Apple) carries them encrypted: it sees when one comes, and cannot read it.',
      ],
    },
    calendar: {
      title: 'Your calendar',
      body: [
        'If you make an address for your calendar, each program that has it can read the titles, dates and reminders of your goals, and so can the company that runs the program. A goal about hurting oneself is not among them. We keep only a hash of the address. It ends when you switch it off, set a new password, or sign out everywhere else.',
      ],
    },
    payments: {
      title: 'Payments',
      body: [
        'Stripe takes the payments for Premium. It is given your name, your e-mail address and what you enter in its form; we never see the number of a card. Its script is loaded on the page on which you pay, and on no other. If you delete your account, we have Stripe end the subscription and delete you as a customer.',
      ],
    },
    ads: {
      title: 'Ads',
      body: [
        'The free plan shows places for ads; they are empty so far. We count how many are seen in a day. With each count your browser sends a random number that lasts as long as its tab, and we do not keep it. So that no account can fill our storage, we keep for a day how many counts yours has sent. There is no profile, and what you write has no part in it. Premium has no ads.',
      ],
    },
    others: {
      title: 'Who else sees it',
      body: [
        'Only those named on this page, each for their own task: Cloudflare for keeping and delivering and, without OpenAI, for the reply, Resend for e-mails, Twilio for text messages, the push service of your browser for notifications, Stripe for payments, OpenAI for the reply, and Google or Apple if you sign in with them. We never sell your data. We would hand something over to an authority only where the law compels us, and we would tell you if we may.',
      ],
    },
    howLong: {
      title: 'How long we keep it',
      body: [
        [
          'Your account and what you write: until you delete it.',
          'A sign-in: 30 days without use, 90 days at most. Its record is deleted 90 days after it began.',
          'The e-mail address that you had before, if you change it: for a day, in which it can be taken back.',
          'The list of what we sent you, and the numbers of Stripe’s notices: 90 days.',
          'Messages from the contact form: in our database until 30 days after they have reached our mailbox; in the mailbox until your question is settled, or until you ask us to remove them.',
          'After your account was deleted: for 31 days a hash of its number, which names nobody, so that it stays deleted if we have to go back to an earlier state of our database.',
          'Backups: Cloudflare can restore our database to a point in the last 30 days, and our own copies are no older. What you delete is gone from there after that time.',
        ],
      ],
    },
    rights: {
      title: 'What you can do',
      body: [
        [
          '**Take it with you:** Export My Data in [Settings] gives you all you wrote and your profile in one file, on every plan.',
          '**Correct it:** in Settings, or by writing to us.',
          '**Delete it:** an entry on its own, or your account with everything in it, in Settings.',
          '**Ask and object:** [write to us] about anything on this page. If our answer does not satisfy you, you can turn to the data protection authority where you live.',
        ],
      ],
    },
    youngPeople: {
      title: 'Young people',
      body: [
        'Firstlight is for people of 16 and older. If you learn that someone younger has an account, please tell us and we will remove it.',
      ],
    },
    changes: {
      title: 'When this page changes',
      body: [
        'We change this page when the product changes. If a change matters to you, we tell you by e-mail or in the app before it takes effect. Questions are welcome at our [contact page].',
      ],
    },
  }),
}
