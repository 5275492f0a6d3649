import { type QuestionType, questionTypes } from "../definition/question";

/** What cannot be finished in the plain list: it has no fields for rows, columns, formulas, pictures and statements. */
const FULL_ONLY: readonly QuestionType[] = ["matrix", "table", "group", "computed", "consent", "image", "video"];

/** The types of questions that the plain list offers; the others are made in the builder. */
export const plainKinds = questionTypes.filter((type) => !FULL_ONLY.includes(type));
