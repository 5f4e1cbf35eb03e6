export const en = {
  contacts: {
    title: 'Contacts',
    intro: 'Questions about your account or your holdings? We are glad to help.',
    email: 'Support email',
    phone: 'Phone',
    office: 'Office',
    address: ['1 Vitosha Boulevard', '1000 Sofia, Bulgaria'],
    hours: 'Working hours',
    hoursText: 'Monday to Friday 09:00-17:00',
    replyText: 'We reply within 1-2 business days.',
  },
  privacy: {
    title: 'Privacy',
    intro:
      'Kupon runs on the server of whoever offers it to you. They alone hold your data and answer for it.',
    sections: [
      {
        title: 'What is stored',
        text: 'Your username, email, phone number, EGN or Bulstat, and the holdings, payments and cash flows that are entered for you. Passwords are stored only as a hash, from which they cannot be read back.',
      },
      {
        title: 'Who sees it',
        text: 'You see your own holdings. The administrators of this server see the holdings of all its users, for they keep them. Nobody else does.',
      },
      {
        title: 'Where it goes',
        text: 'Nowhere, but for what the last section says of the assistant. Kupon loads nothing from other sites, counts no visits and shows no advertisements.',
      },
      {
        title: 'What your browser keeps',
        text: 'While you are signed in: your name, email, role and a session key. Beyond that only your choice of theme, of language and of hidden amounts. There are no cookies.',
      },
      {
        title: 'Your rights',
        text: 'You may ask to see, correct, take with you or have deleted what is stored about you. Write to the address on the Contacts page.',
      },
    ],
    assistant: {
      title: 'What the assistant sends',
      nowhere:
        'On this server the built-in assistant answers. It reads your own rows here, and nothing leaves the server.',
      to: (host: string) =>
        `On this server a language model at ${host} answers. For a question, this goes there: the last 8 messages of the conversation, and of your own holdings, payments and cash flows what the model looks up to answer, notes, names and banks among it. Your name, e-mail, phone number, EGN and EIK never go there, nor anything of other users; EGNs, e-mail addresses and phone numbers in notes and messages are replaced before. The assistant shows all of it under "What does the assistant see?". This server keeps no record of the conversation.`,
      unknown: 'Whether questions to the assistant leave this server could not be found out just now.',
    },
  },
  terms: {
    title: 'Terms',
    intro: 'What you may expect of Kupon, and what it expects of you.',
    sections: [
      {
        title: 'What it is for',
        text: 'Kupon keeps an account of bonds, ETFs and shares and figures what they earn and yield. It trades nothing and moves no money.',
      },
      {
        title: 'Not investment advice',
        text: 'Figures, forecasts and the answers of the assistant are information. They are no recommendation to buy or sell, and they depend on what was entered. Check what matters against the statements of your bank.',
      },
      {
        title: 'Your account',
        text: 'Give true data, keep your password to yourself, and tell an administrator if somebody else may know it. One account belongs to one person or company.',
      },
      {
        title: 'Availability',
        text: 'The server is run with care, but without a promise that it never stops. Its present state stands at the foot of every page.',
      },
      {
        title: 'The software',
        text: 'Kupon is free software under the Apache License 2.0 and comes without warranty. Whoever runs this server may add terms of their own.',
      },
    ],
  },
};
