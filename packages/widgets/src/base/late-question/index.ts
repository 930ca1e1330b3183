export { LateQuestion, QuestionDialog } from './LateQuestion';
