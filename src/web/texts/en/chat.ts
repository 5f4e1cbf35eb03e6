export const en = {
  title: 'AI Assistant',
  close: 'Close the assistant',
  conversation: 'Conversation with the assistant',
  greeting:
    'Hello! I can help you analyze your investment portfolio. Ask me anything about your bonds, ETFs, or shares.',
  question: 'Your question',
  placeholder: 'Ask about your portfolio...',
  hint: 'Press Enter to send, Shift+Enter for new line',
  send: 'Send',
  thinking: 'AI is thinking...',
  failed: 'Sorry, something went wrong. Please try again.',
  tooOften: 'Sorry, something went wrong. Please try again later: there were too many questions.',
  you: 'You',
  assistant: 'Assistant',
};
