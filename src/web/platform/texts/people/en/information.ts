export const en = {
  contacts: {
    title: 'Contacts',
    intro: 'Questions about your account or your holdings? We are happy to help.',
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
      'Kupon runs on the server of the person or organisation that provides it to you. Only they hold your data, and they are responsible for it.',
    sections: [
      {
        title: 'What is stored',
        text: 'Your username, email, phone number, EGN or Bulstat, and the holdings, payments and cash flows entered for you. Passwords are stored only as a hash, from which they cannot be recovered.',
      },
      {
        title: 'Who sees it',
        text: 'You see your own holdings. The administrators of this server see the holdings of all its users, because they manage them. Nobody else does.',
      },
      {
        title: 'Where it goes',
        text: 'Nowhere, except for the emails sent to you, the days of your payments if you give a calendar program an address of yours, and what the last section says about the assistant. Kupon loads nothing from other sites, does not track visits and shows no advertising.',
      },
      {
        title: 'What your browser keeps',
        text: 'While you are signed in: your name, email, role and a session key. Otherwise only your choice of theme, language and hidden amounts. There are no cookies.',
      },
      {
        title: 'Your rights',
        text: 'You may ask to see, correct, receive or delete what is stored about you. Write to the address on the Contacts page.',
      },
    ],
    assistant: {
      title: 'What the assistant sends',
      nowhere:
        'On this server, the built-in assistant answers. It reads your own data here, and nothing leaves the server.',
      to: (host: string) =>
        `On this server, a language model at ${host} answers. For each question it is sent the last 8 messages of the conversation and whatever it looks up in your holdings, payments and cash flows to answer, including notes, names and banks. Your name, email, phone number, EGN and EIK are never sent, nor is anything about other users; EGNs, email addresses and phone numbers in notes and messages are replaced first. The assistant shows all of this under “What does the assistant see?”. This server keeps no record of the conversation.`,
      unknown: 'It could not be checked just now whether questions to the assistant leave this server.',
    },
  },
  terms: {
    title: 'Terms',
    intro: 'What you can expect of Kupon, and what it expects of you.',
    sections: [
      {
        title: 'What it is for',
        text: 'Kupon keeps track of bonds, ETFs and shares and calculates their profit and yield. It does not trade or move money.',
      },
      {
        title: 'Not investment advice',
        text: 'Figures, forecasts and the assistant’s answers are information only. They are not a recommendation to buy or sell, and they depend on what was entered. Check what matters against your bank statements.',
      },
      {
        title: 'Your account',
        text: 'Provide correct data, keep your password to yourself, and tell an administrator if someone else may know it. An account belongs to one person or company.',
      },
      {
        title: 'Availability',
        text: 'The server is run with care, but uninterrupted service is not guaranteed. Its current state is shown at the bottom of every page.',
      },
      {
        title: 'The software',
        text: 'Kupon is free software under the Apache License 2.0 and comes without warranty. The operator of this server may add terms.',
      },
    ],
  },
};
