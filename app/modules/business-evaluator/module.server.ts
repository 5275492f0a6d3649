import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { EntrepreneursFileQuery } from "./entrepreneurs/entrepreneurs.schema";
import { exportEntrepreneurs } from "./entrepreneurs/entrepreneurs.source.server";
import { forms } from "./form-module.server";
import { page, pageAction } from "./guard.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";
import { askAgainJob, sweepRepeats } from "./repeat/ask-again.server";
import { entrepreneurSubject } from "./subject.server";

export const server = defineServer({
	area,
	forms,
	jobs: [askAgainJob],
	hourly: { ideaRepeats: sweepRepeats },
	onDelete,
	needs,
	subjects: [entrepreneurSubject],
	personData: ofPeople,
	lists: [
		defineListPages({
			...{ path: "business_evaluator/entrepreneurs", guard: { page, pageAction }, place: "entrepreneurs" },
			namespaces: ["businessEvaluator"],
			titles: { list: "businessEvaluator:entrepreneurs.title" },
			export: { schema: EntrepreneursFileQuery, run: exportEntrepreneurs },
		}),
	],
});
