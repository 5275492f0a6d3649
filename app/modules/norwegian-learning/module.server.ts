import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { sweeps as attemptSweeps } from "./attempts/clock.server";
import { mailResultJob } from "./attempts/result-letter.server";
import { analyseJob, sweepItems } from "./bank/analyse.server";
import { ItemsFileQuery } from "./bank/items.schema";
import { items } from "./bank/items.server";
import { questionOffer } from "./bank/question-offer.server";
import { sweeps } from "./bank/trash.server";
import { forgetPerson } from "./forget-person.server";
import { page, pageAction } from "./guard.server";
import { ofPeople } from "./of-person.server";
import { participant } from "./participant.server";
import { needs } from "./production/needs.server";
import { ResultsFileQuery } from "./results/results.schema";
import { exportResults } from "./results/show-results.server";
import { search } from "./search.server";
import { TestsFileQuery } from "./tests/tests.schema";
import { tests } from "./tests/tests.server";
import { wordTrainer } from "./words/word-trainer.server";

const guard = { page, pageAction };
const namespaces = ["norwegianLearning"];

export const server = defineServer({
	jobs: [mailResultJob, analyseJob],
	hourly: { ...sweeps, ...attemptSweeps, norwegianItemsDue: sweepItems },
	personData: ofPeople,
	forgetPerson,
	participant: [participant],
	needs,
	questions: questionOffer,
	words: wordTrainer,
	search,
	lists: [
		defineListPages({
			...{ path: "norwegian_learning/items", guard, place: "bank", namespaces },
			titles: { list: "norwegianLearning:items.title", trash: "norwegianLearning:items.trash" },
			export: { schema: ItemsFileQuery, run: items.file },
			trash: items.trash,
		}),
		defineListPages({
			...{ path: "norwegian_learning/tests", guard, place: "tests", namespaces },
			titles: { list: "norwegianLearning:tests.title", trash: "norwegianLearning:tests.trash" },
			export: { schema: TestsFileQuery, run: tests.file },
			trash: tests.trash,
		}),
		defineListPages({
			...{ path: "norwegian_learning/results", guard, place: "results", namespaces },
			titles: { list: "norwegianLearning:results.title" },
			export: { schema: ResultsFileQuery, run: exportResults },
		}),
	],
});
