import { questions, type AskedQuestion } from '../question.ts';

/** What was done last: the note of one bond (seed-holder.ts). */
export const CHANGES: readonly AskedQuestion[] = [
  ...questions('changes', { holds: [], first: ['BG2100013205', 'Монолит'] }, {
    en: ['What did I change last?', 'What changed in my portfolio?', 'latest changes', 'what was edited most recently', 'what have i edited lately', 'log of changes', 'what was the last edit'],
    enHeldOut: ['Show me the last thing that was changed', 'recent chnages', 'history of changes please', "most recent modification", "what was the latest thing done to my records", "last action I took on my holdings"],
    bg: ['Какво промених последно?', 'Какво се промени в портфейла ми?', 'последни промени', 'kakvo se promeni', 'история на промените', 'какво съм редактирал напоследък', 'дневник на промените', 'какво беше последната редакция'],
    bgHeldOut: ['Коя беше последната ми промяна?', 'какво е редактирано напоследък', "какво съм пипал последно в портфейла", "Кое беше последното, което промених?", "какво е последното, направено по записите ми", "последното действие по портфейла ми"],
  }),
  ...questions('changes', { holds: ['BG2100013205'], not: ['DE0001102614'] }, {
    en: ['What changed on BG2100013205?'],
    enHeldOut: ['which edits were made to BG2100013205'],
    bg: ['Какво се промени по BG2100013205?'],
    bgHeldOut: ['промени по облигацията на Монолит'],
  }),
]; // prettier-ignore
