export { LeaveQuestion, type LeaveQuestionProps } from './LeaveQuestion';
