import { openAnswerFile } from "../answers.server";
import { page } from "../guard.server";
import { AnswerFileQuery } from "../task-library.schema";

export const loader = page("tasks", AnswerFileQuery, openAnswerFile);
