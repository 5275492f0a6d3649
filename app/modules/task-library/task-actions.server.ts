import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { done, handler } from "#app/platform/guard.server";
import type { Visit } from "#app/platform/tenant/context";
import { commentAnswer, takeBackTask } from "./answers.server";
import { answerTask } from "./own-tasks.server";
import { paths } from "./paths";
import { AnswerTaskInput, CommentAnswerInput, GiveTaskInput, TaskQuery } from "./task-library.schema";
import { giveTask } from "./tasks.server";

const said = (name: string, params?: Record<string, number>) => ({
	snackbar: { key: `taskLibrary:snackbar.${name}`, ...(params && { params }) },
});

export const giveTaskHandlers = {
	give: handler(GiveTaskInput, async (visit: Visit, input) => {
		const { count } = await giveTask(visit, input);
		return done({ ...said("given", { count }), to: paths(visit.tenant.guid).givenTasks });
	}),
};

export const taskHandlers = {
	answer: handler(AnswerTaskInput, async (visit: Visit, input) => {
		await answerTask(visit, input);
		return done(said("answered"));
	}),
};
/** Bytes that a form takes at most with what was recorded in it. */
export const SPOKEN_MAX = FILES_FORM_MAX;

export const answersHandlers = {
	comment: handler(CommentAnswerInput, async (visit: Visit, input) => {
		await commentAnswer(visit, input);
		return done(said("commented"));
	}),
	takeBack: handler(TaskQuery, async (visit: Visit, input) => {
		await takeBackTask(visit, input);
		return done({ ...said("takenBack"), to: paths(visit.tenant.guid).givenTasks });
	}),
};
