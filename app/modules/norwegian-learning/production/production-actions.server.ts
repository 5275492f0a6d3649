import { done, handler } from "#app/platform/guard.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { paths } from "../paths";
import { saveDraft, saveRecording, sendAnswer } from "./answer-task.server";
import { assess } from "./assess.server";
import { AssessmentInput, ChangedTaskInput, DraftInput, RecordingInput, TaskInput } from "./production.schema";
import { addTask, changeTask } from "./production-tasks.server";

const said = (name: string) => ({ snackbar: { key: `norwegianLearning:snackbar.${name}` } });

export const newTaskHandlers = {
	create: handler(TaskInput, async (visit: Visit, input) => {
		await addTask(visit, input);
		return done({ ...said("itemCreated"), to: paths(visit.tenant.guid).production });
	}),
};

export const taskHandlers = {
	save: handler(ChangedTaskInput, async (visit: Visit, input) => {
		await changeTask(visit, input);
		return done(said("saved"));
	}),
};

/** What a learner does with a task. */
export const ownTaskHandlers = {
	draft: handler(DraftInput, async (visit: Visit, input) => {
		await saveDraft(visit, input);
		return done(said("saved"));
	}),
	record: handler(RecordingInput, async (visit: Visit, input) => {
		await saveRecording(visit, input);
		return done(said("recorded"));
	}),
	send: handler(DraftInput, async (visit: Visit, input) => {
		await sendAnswer(visit, input);
		return done({ ...said("answerSent"), to: paths(visit.tenant.guid).production });
	}),
};

export const assessHandlers = {
	assess: handler(
		AssessmentInput,
		async (visit: Visit, input) => {
			const { isDone, differs } = await assess(visit, input);
			const next = differs ? {} : { to: paths(visit.tenant.guid).production };
			return done({ ...said(isDone ? "assessed" : differs ? "assessmentsDiffer" : "assessmentKept"), ...next });
		},
		{ level: LEVEL_CLIENTS },
	),
};
